import type { getHeader } from '@shop/contracts/account/header';
import { headerCall } from '@shop/contracts/account/header-call';
import {
  addToBasket,
  getBasket,
  getBasketFields,
  getBasketSummary,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { publish } from '@shop/platform/events';
import { callKey, queryClient } from '@shop/platform/query';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  buildBasketWith,
  buildRowWith,
  buildTermsWith,
  buildWireRemovedWith,
  buildWireRowWith,
} from '../state/basket.builder.ts';
import { reduceBasket } from '../state/basket-reducer.ts';
import { type BasketState, emptyBasket } from '../state/basket-state.ts';
import { createBasketDrafts } from './basket-drafts.ts';
import { useBasket } from './use-basket.ts';

const api = stubApi();

/** A basket with one row, of ten. */
const untouched: BasketState = reduceBasket(emptyBasket, {
  type: 'loaded',
  rows: [buildRowWith()],
  removed: [],
  terms: buildTermsWith(),
});
const edited = (quantity: number) => reduceBasket(untouched, { type: 'quantity-set', offerId: 1, quantity });

/** Returns the drafts of these offers that a visit beginning now finds. */
const found = (...offerIds: number[]) => createBasketDrafts().take(offerIds);

/** The header says which company it is. */
function workFor(id: number) {
  const header = { counterparties: [{ id, name: 'ООО «Ромашка»', isCurrent: true }] };
  queryClient.setQueryData([...callKey(headerCall), {}], header as unknown as CallAnswer<typeof getHeader>);
}

beforeEach(() => {
  localStorage.clear();
  renderPage(<p>Корзина</p>);
  workFor(5);
});
afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

it('keeps what was not sent until the server has it', () => {
  const drafts = createBasketDrafts();
  drafts.write(edited(24));
  expect(found(1, 2)).toEqual([[1, '24', [10]]]);
  drafts.write(untouched);
  expect(found(1)).toEqual([]);
  expect(localStorage.getItem('shop.basket.unsent.1.5')).toBeNull();
});

it('keeps what another screen has typed, as it stands in its field', () => {
  const drafts = createBasketDrafts();
  const rule = { minOrderCount: 1, multiplicity: 1 };
  const typed = reduceBasket(emptyBasket, {
    type: 'offers-edited',
    edits: [{ offerId: 7, rule, inBasket: 0, quantity: 3, isReplaced: true }],
  });
  drafts.setText(8, 'много');
  drafts.write(typed);
  expect(found(7, 8)).toEqual([
    [7, '3', [0]],
    [8, 'много', []],
  ]);
});

it('keeps what waits for its screen, and what belongs to another company', () => {
  localStorage.setItem('shop.basket.unsent.1.5', '[[9,"24",[10]]]');
  const drafts = createBasketDrafts();
  drafts.write(edited(5));
  expect(found(9, 1)).toEqual([
    [9, '24', [10]],
    [1, '5', [10]],
  ]);
  workFor(6);
  expect(found(9, 1)).toEqual([]);
});

it('keeps drafts for the company that they were begun for, whatever the header says later', () => {
  const drafts = createBasketDrafts();
  drafts.write(edited(24));
  workFor(6);
  drafts.write(edited(30));
  expect(localStorage.getItem('shop.basket.unsent.1.6')).toBeNull();
  workFor(5);
  expect(found(1)).toEqual([[1, '30', [10]]]);
});

it('keeps the drafts of two tabs side by side', () => {
  const [one, other] = [createBasketDrafts(), createBasketDrafts()];
  one.write(edited(24));
  other.setText(8, 'много');
  other.write(untouched);
  one.write(edited(25));
  expect(found(1, 8)).toEqual([
    [1, '25', [10]],
    [8, 'много', []],
  ]);
  one.write(untouched);
  expect(found(1, 8)).toEqual([[8, 'много', []]]);
  one.forget(untouched);
  expect(found(8)).toEqual([[8, 'много', []]]);
});

it('drops what waited to join a basket that has become an order, and keeps what is still unsent', () => {
  localStorage.setItem('shop.basket.unsent.1.5', '[[9,"24",[10]]]');
  const drafts = createBasketDrafts();
  drafts.write(edited(5));
  drafts.forget(edited(5));
  expect(found(9, 1)).toEqual([[1, '5', [10]]]);
});

it('knows what was under way to the server when the page was left', () => {
  const operation = { kind: 'update', offerId: 1, rowId: 11, quantity: 15 } as const;
  createBasketDrafts().write(reduceBasket(edited(24), { type: 'sent', operation }));
  expect(found(1)).toEqual([[1, '24', [10, 15]]]);
});

it('takes over what releases before the one basket client have kept', () => {
  localStorage.setItem('shop.order-table.unsent.1.5', '[[7,"2 уп"]]');
  localStorage.setItem('shop.basket.unsent.1', '[[11,24,[10]],[99,5,[1]]]');
  expect(found(7)).toEqual([[7, '2 уп', []]]);
  expect(localStorage.getItem('shop.order-table.unsent.1.5')).toBeNull();
  expect(createBasketDrafts().takeFormerRows([buildRowWith()])).toEqual([[1, '24', [10]]]);
  expect(localStorage.getItem('shop.basket.unsent.1')).toBeNull();
});

it.each([
  [10, 24],
  [30, 30],
])('goes on with an unsent quantity, unless somebody has changed the row since (%d)', async (held, shown) => {
  localStorage.setItem('shop.basket.unsent.1.5', '[[1,"24",[10]]]');
  api.answers(getBasket, buildBasketWith([buildWireRowWith({ basketQuantity: held })]));
  api.answers(getBasketSummary, buildBasketWith([]).info);
  api.answers(getBasketFields, {});
  const sent = api.answers(updateBasketRow, { id: 11, quantity: 24, isCorrected: false });
  function Quantity() {
    const { basket } = useBasket();
    return <output>{basket.lines[0]?.quantity}</output>;
  }
  cleanup();
  renderPage(<Quantity />);
  act(() => workFor(5));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(String(shown)));
  if (shown === 24)
    await waitFor(() => expect(sent).toEqual([{ contragent: 5, product: { ID: 11, QUANTITY: 24 } }]));
});

it('brings back a removed row that was returned and not sent', async () => {
  localStorage.setItem('shop.basket.unsent.1.5', '[[1,"24",[0]]]');
  api.answers(getBasket, buildBasketWith([], {}, [buildWireRemovedWith()]));
  const sent = api.answers(addToBasket, {
    products: [{ id: 1, rowId: 12, quantity: 24, isCorrected: false }],
  });
  api.answers(getBasketSummary, buildBasketWith([]).info);
  api.answers(getBasketFields, {});
  function Quantity() {
    const { basket } = useBasket();
    return <output>{basket.lines[0]?.quantity}</output>;
  }
  cleanup();
  renderPage(<Quantity />);
  act(() => workFor(5));
  await waitFor(() => expect(sent).toEqual([{ contragent: 5, products: [{ id: 1, quantity: 24 }] }]));
  expect(screen.getByRole('status')).toHaveTextContent('24');
});
