import * as fc from 'fast-check';
import { buildRowWith } from '../state/basket.builder.ts';
import type { BasketAction } from '../state/basket-reducer.ts';
import { followedLine, isUnsent, wantedQuantity } from '../state/basket-state.ts';
import { type BasketClient, createBasketClient } from './basket-client.ts';
import { type Fate, playServer } from './basket-server.builder.ts';

const linesOf = (client: BasketClient) => {
  const { lines, offers } = client.getSnapshot().basket;
  return [...lines, ...offers];
};
/** Collects the rows that the basket page shows, and the quantities that other screens have still to add. */
const onScreen = (client: BasketClient) =>
  Object.fromEntries(
    linesOf(client)
      .filter((line) => wantedQuantity(line) > 0)
      .map((line) => [line.offerId, wantedQuantity(line)]),
  );
const onServer = (rows: ReadonlyMap<number, { quantity: number }>) =>
  Object.fromEntries([...rows].map(([offerId, { quantity }]) => [offerId, quantity]));

const offer = fc.integer({ min: 1, max: 5 });
const some = fc.uniqueArray(offer, { minLength: 1, maxLength: 3 });
const onBasketPage: fc.Arbitrary<BasketAction> = fc.oneof(
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
const fate = fc.constantFrom<Fate>(
  ...(['works', 'works', 'refuses', 'never-arrives', 'answer-is-lost', 'answer-is-broken'] as const),
);
/** A card adds, a table or a matrix sets several at once; offers 6 and 7 are in no basket at first. */
const elsewhereOffer = fc.integer({ min: 1, max: 7 });
const onOtherScreen = fc.record({
  edits: fc.uniqueArray(fc.tuple(elsewhereOffer, fc.integer({ min: 0, max: 60 })), {
    selector: ([offerId]) => offerId,
    minLength: 1,
    maxLength: 3,
  }),
  isReplaced: fc.boolean(),
  /** That screen has just read the basket; else it shows what it read at first, or what it has been told. */
  isFresh: fc.boolean(),
});
const list = fc.uniqueArray(elsewhereOffer, { minLength: 1, maxLength: 3 });
const act = fc.oneof(
  fc.record({ page: onBasketPage }),
  fc.record({ other: onOtherScreen }),
  fc.record({ added: list }),
);
const colleague = fc.option(fc.tuple(elsewhereOffer, fc.integer({ min: 0, max: 12 })), { freq: 4 });
const moment = fc.record({ act, fate, colleague, waitMs: fc.constantFrom(0, 50, 310, 2_500) });
const rule = { minOrderCount: 1, multiplicity: 5 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A screen that shows quantities beside the basket: it follows the client, and reads a list now and then. */
function openOtherScreen(client: BasketClient, rows: ReadonlyMap<number, { quantity: number }>) {
  const known = new Map([...rows].map(([offerId, { quantity }]) => [offerId, quantity]));
  client.listen({
    onWritten({ quantities }) {
      for (const { offerId, quantity } of quantities ?? []) known.set(offerId, quantity);
    },
  });
  const shown = (offerId: number) => {
    const line = followedLine(client.getSnapshot().basket, offerId);
    return line ? wantedQuantity(line) : (known.get(offerId) ?? 0);
  };
  const read = (offerIds: readonly number[]) => {
    const offers = offerIds.map((offerId) => ({ offerId, inBasket: rows.get(offerId)?.quantity ?? 0 }));
    for (const { offerId, inBasket } of offers) known.set(offerId, inBasket);
    client.noteRead(offers);
  };
  return {
    shown,
    read,
    edit: (edits: readonly (readonly [number, number])[], isReplaced: boolean) =>
      client.edit(
        edits.map(([offerId, quantity]) => ({
          ...{ offerId, rule, quantity, isReplaced },
          inBasket: known.get(offerId) ?? 0,
        })),
      ),
  };
}

it('whatever two screens and a colleague do at once, and whatever fails in between: screens and server end alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { maxLength: 25 }), async (moments) => {
      const { server, rows, fates, put, take } = playServer([5, 10, 15, 20]);
      const client = createBasketClient(server);
      const other = openOtherScreen(client, rows);
      void client.refresh();
      await jest.advanceTimersByTimeAsync(20);
      for (const { act, fate, colleague, waitMs } of moments) {
        fates.push(fate);
        if ('page' in act) client.dispatch(act.page);
        if ('other' in act) {
          const { edits, isReplaced, isFresh } = act.other;
          if (isFresh) other.read(edits.map(([offerId]) => offerId));
          other.edit(edits, isReplaced);
        }
        if ('added' in act)
          client.addList(act.added.map((offerId) => ({ offerId, quantity: 5 }))).catch(() => undefined);
        if (colleague) {
          const [offerId, fives] = colleague;
          if (fives > 0) put(offerId, fives * 5, 'Иван Петров');
          else if (rows.has(offerId)) take([offerId]);
          client.noteChangedElsewhere([offerId]);
        }
        await jest.advanceTimersByTimeAsync(waitMs);
      }
      fates.length = 0;
      for (const line of linesOf(client))
        if (line.problem) client.dispatch({ type: 'retried', offerId: line.offerId });
      await jest.advanceTimersByTimeAsync(120_000);
      other.read([1, 2, 3, 4, 5, 6, 7]);
      expect(linesOf(client).filter((line) => line.problem || isUnsent(line))).toEqual([]);
      expect(onScreen(client)).toEqual(onServer(rows));
      for (let offerId = 1; offerId <= 7; offerId += 1)
        expect([offerId, other.shown(offerId)]).toEqual([offerId, rows.get(offerId)?.quantity ?? 0]);
    }),
    { numRuns: 200 },
  );
}, 60_000);
