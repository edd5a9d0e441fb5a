import type { BasketRow } from '@shop/shared/contracts/basket';
import { ApiRefusal, NoAnswer } from '@shop/shared/http';
import * as fc from 'fast-check';
import { buildRowWith, buildTermsWith } from '../testing/basket.builder.ts';
import type { BasketAction } from './basket-reducer.ts';
import type { BasketServer } from './basket-server.ts';
import { isUnsent, type Operation, wantedQuantity } from './basket-state.ts';
import { type BasketStore, createBasketStore } from './basket-store.ts';

type Fate = 'works' | 'refuses' | 'never-arrives' | 'answer-is-lost';

const step = 5;

/** A basket as the server keeps it: rounds up to fives, forgets nothing it did under a key, fails as it is told. */
function playServer(quantities: readonly number[]) {
  let lastRowId = 10;
  const rows = new Map<number, { rowId: number; quantity: number }>();
  const answers = new Map<string, readonly { offerId: number; rowId: number; quantity: number }[]>();
  const fates: Fate[] = [];
  const requests: Operation[] = [];
  const round = (quantity: number) => Math.ceil(quantity / step) * step;
  const put = (offerId: number, quantity: number) => {
    const known = rows.get(offerId);
    const row = { rowId: known?.rowId ?? ++lastRowId, quantity: round((known?.quantity ?? 0) + quantity) };
    rows.set(offerId, row);
    return { offerId, ...row };
  };
  for (const [index, quantity] of quantities.entries()) put(index + 1, quantity);

  function perform(operation: Operation) {
    switch (operation.kind) {
      case 'add':
        return operation.lines.map((line) => put(line.offerId, line.quantity));
      case 'update': {
        const entry = [...rows].find(([, row]) => row.rowId === operation.rowId);
        if (!entry) throw refusal(404);
        const row = { rowId: operation.rowId, quantity: round(operation.quantity) };
        rows.set(entry[0], row);
        return [{ offerId: entry[0], ...row }];
      }
      case 'remove': {
        const offers = operation.rowIds.map((id) => [...rows].find(([, row]) => row.rowId === id)?.[0]);
        if (offers.includes(undefined)) throw refusal(404);
        for (const offerId of offers) rows.delete(offerId as number);
        return [];
      }
      case 'clear':
        rows.clear();
        return [];
    }
  }

  const server: BasketServer = {
    load: async () => {
      const seen = [...rows].map(
        ([offerId, { rowId, quantity }]): BasketRow =>
          buildRowWith({ offerId, id: rowId, quantity, multiplicity: step }),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { ...terms, rows: seen, removed: [] };
    },
    send: async (operation, key) => {
      requests.push(operation);
      const fate = fates.shift() ?? 'works';
      if (fate === 'refuses') throw refusal('limit');
      if (fate === 'never-arrives') throw new NoAnswer(null);
      const answer = answers.get(key) ?? perform(operation);
      answers.set(key, answer);
      if (fate === 'answer-is-lost') throw new NoAnswer(null);
      return answer;
    },
  };
  return { server, rows, fates, requests };
}

const terms = buildTermsWith();

const refusal = (code: 404 | 'limit') => new ApiRefusal(409, [{ code, message: 'Отказ' }], undefined);
const linesOf = (store: BasketStore) => store.getSnapshot().basket.lines;
const onScreen = (store: BasketStore) =>
  Object.fromEntries(
    linesOf(store)
      .filter((line) => !line.isDeleted)
      .map((line) => [line.offerId, wantedQuantity(line)]),
  );
const onServer = (rows: ReadonlyMap<number, { quantity: number }>) =>
  Object.fromEntries([...rows].map(([offerId, { quantity }]) => [offerId, quantity]));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function openBasket(quantities: readonly number[]) {
  const played = playServer(quantities);
  const store = createBasketStore(played.server);
  void store.refresh();
  await jest.advanceTimersByTimeAsync(20);
  return { ...played, store };
}

it('sends a quantity once, 300 ms after the last of many edits', async () => {
  const { store, requests } = await openBasket([10]);
  for (const quantity of [15, 20, 25, 30]) {
    store.dispatch({ type: 'quantity-set', offerId: 1, quantity });
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(requests).toEqual([{ kind: 'update', offerId: 1, rowId: 11, quantity: 30 }]);
});

it('sends without waiting when the field loses focus or the page is left', async () => {
  const { store, requests } = await openBasket([10]);
  store.dispatch({ type: 'quantity-set', offerId: 1, quantity: 15 });
  store.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(1);
});

it('repeats what got no answer until it does, and does it once', async () => {
  const { store, rows, fates, requests } = await openBasket([10]);
  store.dispatch({ type: 'deleted', offerIds: [1] });
  await jest.advanceTimersByTimeAsync(1000);
  fates.push('answer-is-lost', 'never-arrives', 'answer-is-lost');
  store.dispatch({ type: 'returned', offerIds: [1] });
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getSnapshot().basket.isUnreachable).toBe(true);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(requests).toHaveLength(5);
  expect(onServer(rows)).toEqual({ 1: 10 });
  expect(store.getSnapshot().basket.isUnreachable).toBe(false);
});

it('tries again at once when the network is back', async () => {
  const { store, fates, requests } = await openBasket([10]);
  fates.push('never-arrives');
  store.dispatch({ type: 'deleted', offerIds: [1] });
  await jest.advanceTimersByTimeAsync(10);
  store.resend();
  await jest.advanceTimersByTimeAsync(10);
  expect(requests).toHaveLength(2);
  expect(store.getSnapshot().basket.isUnreachable).toBe(false);
});

it('says before leaving whether everything was sent', async () => {
  const { store, fates } = await openBasket([10]);
  store.dispatch({ type: 'quantity-set', offerId: 1, quantity: 20 });
  const sent = store.settle();
  await jest.advanceTimersByTimeAsync(10);
  await expect(sent).resolves.toBe(true);
  fates.push('refuses');
  store.dispatch({ type: 'quantity-set', offerId: 1, quantity: 25 });
  const refused = store.settle();
  await jest.advanceTimersByTimeAsync(10);
  await expect(refused).resolves.toBe(false);
});

it('drops the answers of a basket that was reset', async () => {
  const { store } = await openBasket([10]);
  store.dispatch({ type: 'deleted', offerIds: [1] });
  store.reset();
  await jest.advanceTimersByTimeAsync(1000);
  expect(linesOf(store)).toEqual([]);
});

it('whatever is edited, deleted, returned, cleared and failed in between: screen and server end alike', async () => {
  const offer = fc.integer({ min: 1, max: 4 });
  const act: fc.Arbitrary<BasketAction> = fc.oneof(
    fc.record({
      type: fc.constant('quantity-set' as const),
      offerId: offer,
      quantity: fc.integer({ min: 0, max: 60 }),
    }),
    fc.record({ type: fc.constant('deleted' as const), offerIds: fc.tuple(offer) }),
    fc.record({ type: fc.constant('returned' as const), offerIds: fc.tuple(offer) }),
    fc.constant({ type: 'cleared' as const }),
    fc.constant({ type: 'clearing-undone' as const }),
  );
  const fate: fc.Arbitrary<Fate> = fc.constantFrom(
    'works',
    'works',
    'refuses',
    'never-arrives',
    'answer-is-lost',
  );
  const elsewhere = fc.option(fc.tuple(offer, fc.integer({ min: 0, max: 12 })), { freq: 6 });
  const moment = fc.record({ act, fate, elsewhere, waitMs: fc.constantFrom(0, 50, 310, 2_500) });
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { maxLength: 25 }), async (moments) => {
      const { store, rows, fates } = await openBasket([5, 10, 15, 20]);
      for (const { act, fate, elsewhere, waitMs } of moments) {
        fates.push(fate);
        store.dispatch(act);
        if (elsewhere) changeElsewhere(rows, elsewhere[0], elsewhere[1] * step, store);
        await jest.advanceTimersByTimeAsync(waitMs);
      }
      fates.length = 0;
      for (const line of linesOf(store))
        if (line.problem) store.dispatch({ type: 'retried', offerId: line.offerId });
      await jest.advanceTimersByTimeAsync(120_000);
      expect(linesOf(store).filter((line) => line.problem || isUnsent(line))).toEqual([]);
      expect(onScreen(store)).toEqual(onServer(rows));
    }),
    { numRuns: 100 },
  );
}, 30_000);

/** A colleague sets or removes a row; the live stream says so. */
function changeElsewhere(
  rows: Map<number, { rowId: number; quantity: number }>,
  offerId: number,
  quantity: number,
  store: BasketStore,
) {
  const row = rows.get(offerId);
  if (!row) return;
  if (quantity === 0) rows.delete(offerId);
  else rows.set(offerId, { ...row, quantity });
  store.scheduleReread();
}
