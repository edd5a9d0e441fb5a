import * as fc from 'fast-check';
import { buildRowWith } from '../state/basket.builder.ts';
import type { BasketAction } from '../state/basket-reducer.ts';
import { isUnsent, wantedQuantity } from '../state/basket-state.ts';
import { type Fate, playServer } from './basket-server.builder.ts';
import { type BasketStore, createBasketStore } from './basket-store.ts';

const linesOf = (store: BasketStore) => store.getSnapshot().basket.lines;
const onScreen = (store: BasketStore) =>
  Object.fromEntries(
    linesOf(store)
      .filter((line) => !line.isDeleted)
      .map((line) => [line.offerId, wantedQuantity(line)]),
  );
const onServer = (rows: ReadonlyMap<number, { quantity: number }>) =>
  Object.fromEntries([...rows].map(([offerId, { quantity }]) => [offerId, quantity]));

const offer = fc.integer({ min: 1, max: 5 });
const some = fc.uniqueArray(offer, { minLength: 1, maxLength: 3 });
const act: fc.Arbitrary<BasketAction> = fc.oneof(
  fc.record({
    type: fc.constant('quantity-set' as const),
    offerId: offer,
    quantity: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({ type: fc.constantFrom('deleted', 'returned', 'hidden', 'shown'), offerIds: some }),
  fc.record({
    type: fc.constant('variant-chosen' as const),
    offerId: offer,
    row: offer.map((offerId) => buildRowWith({ offerId, multiplicity: 5 })),
  }),
  fc.constant({ type: 'cleared' as const }),
  fc.constant({ type: 'removal-undone' as const }),
);
const fate = fc.constantFrom<Fate>('works', 'works', 'refuses', 'never-arrives', 'answer-is-lost');
const elsewhere = fc.option(fc.tuple(offer, fc.integer({ min: 0, max: 12 })), { freq: 4 });
const moment = fc.record({ act, fate, elsewhere, waitMs: fc.constantFrom(0, 50, 310, 2_500) });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('whatever is edited, deleted, returned, changed, cleared, hidden, failed and done by a colleague in between: screen and server end alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { maxLength: 25 }), async (moments) => {
      const { server, rows, fates, put, take } = playServer([5, 10, 15, 20]);
      const store = createBasketStore(server);
      void store.refresh();
      await jest.advanceTimersByTimeAsync(20);
      for (const { act, fate, elsewhere, waitMs } of moments) {
        fates.push(fate);
        store.dispatch(act);
        if (elsewhere) {
          const [offerId, fives] = elsewhere;
          if (fives > 0) put(offerId, fives * 5, 'Иван Петров');
          else if (rows.has(offerId)) take([offerId]);
          store.scheduleRead([offerId]);
        }
        await jest.advanceTimersByTimeAsync(waitMs);
      }
      fates.length = 0;
      for (const line of linesOf(store))
        if (line.problem) store.dispatch({ type: 'retried', offerId: line.offerId });
      await jest.advanceTimersByTimeAsync(120_000);
      expect(linesOf(store).filter((line) => line.problem || isUnsent(line))).toEqual([]);
      expect(onScreen(store)).toEqual(onServer(rows));
    }),
    { numRuns: 200 },
  );
}, 60_000);
