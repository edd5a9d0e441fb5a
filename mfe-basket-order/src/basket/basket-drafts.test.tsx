import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { buildRowWith, buildTermsWith } from '../testing/basket.builder.ts';
import { readBasketDrafts, writeBasketDrafts } from './basket-drafts.ts';
import { reduceBasket } from './basket-reducer.ts';
import { type BasketState, emptyBasket } from './basket-state.ts';

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
  expect([...readBasketDrafts()]).toEqual([[101, 24]]);
  writeBasketDrafts(basketWithRow(101));
  expect([...readBasketDrafts()]).toEqual([]);
});

it('keeps what belongs to the basket of another counterparty', () => {
  localStorage.setItem('shop.basket.unsent.1', '[[201,24]]');
  writeBasketDrafts(emptyBasket);
  writeBasketDrafts(edited(301, 5));
  expect([...readBasketDrafts()]).toEqual([
    [201, 24],
    [301, 5],
  ]);
});
