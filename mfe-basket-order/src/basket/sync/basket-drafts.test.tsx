import { renderPage } from '@shop/testing/render-page.tsx';
import { buildRowWith, buildTermsWith } from '../state/basket.builder.ts';
import { reduceBasket } from '../state/basket-reducer.ts';
import { type BasketState, emptyBasket } from '../state/basket-state.ts';
import { readBasketDrafts, writeBasketDrafts } from './basket-drafts.ts';

const terms = buildTermsWith();

/** A basket with one row, of ten, under this id. */
const basketWithRow = (id: number): BasketState =>
  reduceBasket(emptyBasket, { type: 'loaded', rows: [buildRowWith({ id })], removed: [], terms });
const edited = (id: number, quantity: number): BasketState =>
  reduceBasket(basketWithRow(id), { type: 'quantity-set', offerId: 1, quantity });

beforeEach(() => {
  localStorage.clear();
  renderPage(<p>Корзина</p>);
});

it('keeps what was not sent until the server has it', () => {
  writeBasketDrafts(edited(101, 24));
  expect([...readBasketDrafts()]).toEqual([[101, { quantity: 24, over: [10] }]]);
  writeBasketDrafts(basketWithRow(101));
  expect([...readBasketDrafts()]).toEqual([]);
});

it('keeps what belongs to the basket of another counterparty', () => {
  localStorage.setItem('shop.basket.unsent.1', '[[201,24,[10]]]');
  writeBasketDrafts(emptyBasket);
  writeBasketDrafts(edited(301, 5));
  expect([...readBasketDrafts()]).toEqual([
    [201, { quantity: 24, over: [10] }],
    [301, { quantity: 5, over: [10] }],
  ]);
});

it('knows what was under way to the server when the page was left', () => {
  const operation = { kind: 'update', offerId: 1, rowId: 101, quantity: 15 } as const;
  writeBasketDrafts(reduceBasket(edited(101, 24), { type: 'sent', operation }));
  expect([...readBasketDrafts()]).toEqual([[101, { quantity: 24, over: [10, 15] }]]);
});

it('gives way to what somebody has changed since', () => {
  const drafts = new Map([[101, { quantity: 24, over: [10] }]]);
  const open = (quantity: number) =>
    reduceBasket(emptyBasket, {
      type: 'loaded',
      rows: [buildRowWith({ id: 101, quantity })],
      removed: [],
      terms,
      drafts,
    }).lines[0]?.quantity;
  expect(open(10)).toBe(24);
  expect(open(30)).toBe(30);
});
