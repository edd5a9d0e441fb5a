import { getHeader } from '@shop/contracts/account/header';
import {
  addToBasket,
  getBasket,
  getBasketFields,
  getBasketSummary,
  setBasketQuantities,
} from '@shop/contracts/basket-order/basket';
import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { publish, subscribe } from '@shop/platform/events';
import { callQuery, queryClient, useQuery } from '@shop/platform/query';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { buildOrderCopyWith } from '../../testing/order.builder.ts';
import { buildBasketWith, buildWireRowWith } from '../state/basket.builder.ts';
import { followedLine } from '../state/basket-state.ts';
import { changeBasket } from './change-basket.ts';
import { basketClient, showBasket } from './current-basket.ts';

const api = stubApi();
const rule = { minOrderCount: 1, multiplicity: 1 };
const kept = (company: number) => localStorage.getItem(`shop.basket.unsent.1.${company}`);
const edit = (offerId: number, quantity: number) =>
  basketClient.edit([{ offerId, rule, inBasket: 0, quantity, isReplaced: false }], 'hurry');
const wanted = (offerId: number) =>
  followedLine(basketClient.getSnapshot().basket, offerId)?.quantity ?? null;

const switched = jest.fn();
const changed = jest.fn();
const stops = [subscribe('counterparty.switched', switched), subscribe('basket.changed', changed)];
afterAll(() => {
  for (const stop of stops) stop();
});

/** The page of a user of two companies, whose header names the first of these now and the others when it is read again. */
async function open(...companies: readonly [number, ...number[]]) {
  const rest = [...companies];
  api.answers(getHeader, () => headerOf(rest.length > 1 ? rest.shift()! : rest[0]!));
  function Header() {
    const { data } = useQuery(callQuery(getHeader, {}));
    return <header>{data?.counterparties.find(({ isCurrent }) => isCurrent)?.name}</header>;
  }
  renderPage(<Header />);
  await screen.findByText(`Компания ${companies[0]}`);
}

function headerOf(current: number): WireAnswer<typeof getHeader> {
  const company = (id: number) => ({
    ...{ id, uf_name: `Компания ${id}` },
    uf_current_contragent: id === current,
  });
  return {
    ...{ favorite: [], compare: [], basket: [], hasNewNotifications: false, manager: null },
    user: { role: 'CUSTOMER', roleName: 'Клиент', full_name: 'Анна Петрова', city: null },
    contragents: [company(5), company(6)],
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});
afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

it('names its company with every write', async () => {
  await open(5);
  const sent = api.answers(addToBasket, {
    products: [{ id: 7, rowId: 17, quantity: 2, isCorrected: false }],
  });
  act(() => edit(7, 2));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(sent).toEqual([{ contragent: 5, products: [{ id: 7, quantity: 2 }] }]);
});

it('keeps edits for their company when another one is current by now, and lets the page begin anew', async () => {
  await open(5, 6);
  api.refuses(addToBasket, 409, 'conflict', 'Текущая организация изменилась', 'contragent');
  act(() => edit(7, 2));
  await waitFor(() => expect(switched).toHaveBeenCalledWith({ counterpartyId: 6 }));
  expect(kept(5)).toBe('[[7,"2",[0,2]]]');
  expect(kept(6)).toBeNull();
  expect(wanted(7)).toBeNull();
  const sent = api.answers(addToBasket, {
    products: [{ id: 8, rowId: 18, quantity: 1, isCorrected: false }],
  });
  act(() => edit(8, 1));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(sent).toEqual([{ contragent: 6, products: [{ id: 8, quantity: 1 }] }]);
  expect(kept(5)).toBe('[[7,"2",[0,2]]]');
});

it('keeps edits for their company when the header names another one, though nobody has told of a switch', async () => {
  await open(5, 6);
  api.breaks(addToBasket);
  act(() => edit(7, 2));
  await waitFor(() => expect(basketClient.getSnapshot().basket.isUnreachable).toBe(true));
  api.answers(getBasket, buildBasketWith([buildWireRowWith({ product_id: 3 })]));
  const stopShowing = showBasket();
  await act(() => queryClient.invalidateQueries());
  await waitFor(() =>
    expect(basketClient.getSnapshot().basket.lines.map(({ offerId }) => offerId)).toEqual([3]),
  );
  expect(wanted(7)).toBeNull();
  expect(kept(5)).toBe('[[7,"2",[0,2]]]');
  expect(kept(6)).toBeNull();
  stopShowing();
});

it('goes on with what is unsent when a colleague places the order', async () => {
  await open(5);
  api.breaks(addToBasket);
  act(() => edit(7, 2));
  await waitFor(() => expect(basketClient.getSnapshot().basket.isUnreachable).toBe(true));
  act(() => publish('order.placed', { orderId: 1 }));
  expect(wanted(7)).toBe(2);
  expect(kept(5)).toBe('[[7,"2",[0,2]]]');
  const sent = api.answers(addToBasket, {
    products: [{ id: 7, rowId: 17, quantity: 2, isCorrected: false }],
  });
  act(() => basketClient.resend());
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
});

it('forgets rows that have become an order, when nothing is unsent', async () => {
  await open(5);
  api.answers(setBasketQuantities, { products: [{ id: 7, quantity: 2, isCorrected: false }] });
  act(() => basketClient.edit([{ offerId: 7, rule, inBasket: 1, quantity: 2, isReplaced: true }], 'hurry'));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(wanted(7)).toBe(2);
  act(() => publish('order.placed', { orderId: 1 }));
  expect(wanted(7)).toBeNull();
});

describe('a call that changes the basket on the server', () => {
  const copy = () => changeBasket(copyOrder, { params: { id: 5 } }, ({ added }) => added.map(({ id }) => id));

  it('names the company, goes after what is unsent, and is told as one change that shown rows follow', async () => {
    await open(5);
    api.answers(getBasket, buildBasketWith([buildWireRowWith({ product_id: 1, basketQuantity: 4 })]));
    const stopShowing = showBasket();
    await waitFor(() => expect(basketClient.getSnapshot().basket.terms).not.toBeNull());
    const order: string[] = [];
    api.answers(addToBasket, () => {
      order.push('add');
      return { products: [{ id: 7, rowId: 17, quantity: 2, isCorrected: false }] };
    });
    const sent = api.answers(copyOrder, () => {
      order.push('copy');
      return buildOrderCopyWith();
    });
    const rows = [
      buildWireRowWith({ product_id: 1, basketQuantity: 16 }),
      buildWireRowWith({ product_id: 7 }),
    ];
    api.answers(getBasket, buildBasketWith(rows));
    api.answers(getBasketSummary, buildBasketWith(rows).info);
    api.answers(getBasketFields, { 1: { basketQuantity: 16 }, 7: { basketQuantity: 10 } });
    edit(7, 2);
    await act(copy);
    expect(order).toEqual(['add', 'copy']);
    expect(sent).toEqual([{ contragent: 5 }]);
    expect(changed.mock.calls.map(([{ offerIds }]) => offerIds)).toEqual([[7], [1]]);
    await waitFor(() => expect(basketClient.getSnapshot().basket.lines[0]?.quantity).toBe(16));
    stopShowing();
  });

  it('may have got through without an answer: anything may have changed, and the same call goes under its key', async () => {
    await open(5);
    api.breaks(copyOrder);
    await expect(copy()).rejects.toThrow('Нет связи');
    expect(changed).toHaveBeenCalledWith({ offerIds: [] });
    const keys: (string | null)[] = [];
    api.answers(copyOrder, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      // The answer is broken, too.
      return (keys.length === 1 ? {} : buildOrderCopyWith()) as never;
    });
    await expect(copy()).rejects.toThrow('не так');
    await copy();
    await copy();
    expect(new Set(keys.slice(0, 2)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
  });
});
