import type { RequestedLine } from '@shop/contracts/basket-order/quick-order';
import { ApiRefusal, NoAnswer } from '@shop/platform/http';
import fc from 'fast-check';
import type { AddedProduct } from '../../basket/basket.api.ts';
import { buildFoundOfferWith, checkLines } from '../../testing/quick-order.builder.ts';
import { createLineList } from './line-list.ts';
import type { LineServer } from './line-server.ts';
import { countOutcomes, isReady, outcomeOf, productsOf } from './order-line.ts';

jest.useFakeTimers();

type Product = { readonly id: number; readonly quantity: number };

/** A server with nine offers and a basket, that notes what it was asked. */
function startList(part: Partial<LineServer> = {}) {
  const basket = new Map<number, number>();
  const asked: (readonly RequestedLine[])[] = [];
  const added: { products: readonly Product[] }[] = [];
  const learned = new Map<string, number>();
  const server: LineServer = {
    async find(lines) {
      asked.push(lines);
      return checkLines(lines);
    },
    async add(products) {
      added.push({ products });
      return products.map(({ id, quantity }): AddedProduct => {
        const before = basket.get(id) ?? 0;
        basket.set(id, before + quantity);
        return { id, rowId: id, quantity: before + quantity, isCorrected: false, before };
      });
    },
    async undo(products) {
      for (const { id, before } of products) basket.set(id, before);
    },
    async learn(codes) {
      for (const { article, offerId } of codes) learned.set(article, offerId);
    },
    async unlearn(codes) {
      for (const { article } of codes) learned.delete(article);
    },
    ...part,
  };
  const list = createLineList(server);
  const lineOf = (rowNumber: number) =>
    list.getState().lines.find(({ requested }) => requested.rowNumber === rowNumber)!;
  return { list, lineOf, basket, asked, added, learned };
}

function asLines(...written: readonly (readonly [article: string, quantity: string])[]): RequestedLine[] {
  return written.map(([article, quantity], at) => ({ rowNumber: at + 1, article, quantity, name: '' }));
}

const wait = () => jest.advanceTimersByTimeAsync(300);

it('checks all lines in one call and counts each of them once', async () => {
  const { list, asked } = startList();
  await list.begin(asLines(['КП-1', '5'], ['КП-1', '7'], ['никакой', '1'], ['КП-2', '']));
  expect(asked).toHaveLength(1);
  expect(countOutcomes(list.getState().lines)).toMatchObject({ good: 1, corrected: 1, rejected: 2 });
  expect(productsOf(list.getState().lines)).toEqual([{ id: 1, quantity: 12 }]);
});

it('checks lines that are corrected one after the other in one call', async () => {
  const { list, lineOf, asked } = startList();
  await list.begin(asLines(['к', '1'], ['л', '2'], ['КП-3', '3']));
  list.edit(1, { article: 'КП-1' });
  await jest.advanceTimersByTimeAsync(200);
  list.edit(2, { article: 'КП-2' });
  await wait();
  expect(asked[1]?.map(({ rowNumber }) => rowNumber)).toEqual([1, 2]);
  expect([1, 2].map((number) => outcomeOf(lineOf(number)))).toEqual(['good', 'good']);
});

it('sums a corrected line up with one that was checked before', async () => {
  const { list, lineOf } = startList();
  await list.begin(asLines(['КП-1', '5'], ['КП1', '7']));
  list.edit(2, { article: 'КП-1' });
  await wait();
  expect(lineOf(1).verdict?.orderQuantity).toBe(12);
  expect(lineOf(2).verdict?.mergedInto).toBe(1);
  list.drop(1);
  await wait();
  expect(lineOf(2).verdict).toMatchObject({ orderQuantity: 7, mergedInto: null });
});

it('adds what is ready in one call and leaves the rejected lines', async () => {
  const { list, basket, added } = startList();
  await list.begin(asLines(['КП-1', '5'], ['нет', '1'], ['КП-1', '7'], ['КП-2', '1']));
  await list.addReady();
  expect(added.map(({ products }) => products.length)).toEqual([2]);
  expect(basket).toEqual(
    new Map([
      [1, 12],
      [2, 1],
    ]),
  );
  expect(countOutcomes(list.getState().lines)).toMatchObject({ added: 3, rejected: 1 });
  await list.addReady();
  expect(added).toHaveLength(1);
});

it('takes an addition back, and the lines are ready again', async () => {
  const { list, basket } = startList();
  basket.set(1, 3);
  await list.begin(asLines(['КП-1', '5']));
  await list.addReady();
  expect(basket.get(1)).toBe(8);
  await list.undoAddition();
  expect(basket.get(1)).toBe(3);
  expect(countOutcomes(list.getState().lines)).toMatchObject({ good: 1, added: 0 });
});

it('leaves out a line that the basket refuses, says why, and adds the others', async () => {
  const sent: (readonly Product[])[] = [];
  const { list, lineOf } = startList({
    async add(products) {
      sent.push(products);
      const at = products.findIndex(({ id }) => id === 2);
      if (at >= 0)
        throw new ApiRefusal(
          400,
          [{ code: 'validation', message: 'Снят с продажи', field: `products.${at}.id` }],
          undefined,
        );
      return products.map(({ id, quantity }) => ({ id, rowId: id, quantity, isCorrected: false, before: 0 }));
    },
  });
  await list.begin(asLines(['КП-1', '5'], ['КП-2', '1'], ['КП-2', '1'], ['КП-3', '1']));
  await list.addReady();
  expect(sent.map((products) => products.length)).toEqual([3, 2]);
  expect(lineOf(2).verdict).toMatchObject({ state: 'rejected', message: 'Снят с продажи' });
  expect(countOutcomes(list.getState().lines)).toMatchObject({ added: 2, rejected: 2 });
});

it('learns a code from a suggestion once its line has been added, and unlearns it', async () => {
  const { list, lineOf, learned } = startList();
  await list.begin(asLines(['наши краги', '5']));
  list.choose(1, buildFoundOfferWith({ offerId: 2 }));
  await wait();
  expect(outcomeOf(lineOf(1))).toBe('good');
  expect(learned.size).toBe(0);
  await list.addReady();
  expect(learned).toEqual(new Map([['наши краги', 2]]));
  expect(list.getState().addition?.learned).toMatchObject([{ article: 'наши краги', offerName: 'Краги 2' }]);
  await list.unlearn();
  expect(learned.size).toBe(0);
});

it('learns nothing from an analog that was taken for something sold out', async () => {
  const { list, learned } = startList({
    find: async (lines) =>
      checkLines(lines).map((line) =>
        line.article === 'КП-1'
          ? { ...line, state: 'rejected', reasons: ['out-of-stock'], offer: null }
          : line,
      ),
  });
  await list.begin(asLines(['КП-1', '5']));
  list.choose(1, buildFoundOfferWith({ offerId: 2 }));
  await wait();
  await list.addReady();
  expect(learned.size).toBe(0);
});

it('keeps lines that could not be checked until it is tried again', async () => {
  let isDown = true;
  const { list } = startList({
    find: async (lines) => {
      if (isDown) throw new NoAnswer(new Error('down'));
      return checkLines(lines);
    },
  });
  await list.begin(asLines(['КП-1', '5']));
  expect(list.getState()).toMatchObject({
    isChecking: false,
    checkFailure: expect.stringMatching(/Нет связи/),
  });
  isDown = false;
  await list.check();
  expect(countOutcomes(list.getState().lines).good).toBe(1);
});

it('sums up lines of different pages of a file', async () => {
  const { list, lineOf } = startList();
  const [one, two, three] = asLines(['КП-1', '5'], ['КП-2', '1'], ['КП-1', '7']);
  list.take(checkLines([one!, two!]));
  list.take(checkLines([three!]));
  await list.check();
  expect(lineOf(1).verdict?.orderQuantity).toBe(12);
  expect(lineOf(3).verdict?.mergedInto).toBe(1);
});

it('takes what the server has summed up over pages without asking again, unless a line has been changed', async () => {
  const { list, lineOf, asked } = startList();
  const all = checkLines(asLines(['КП-1', '5'], ['КП-2', '1'], ['КП-1', '7']));
  list.take(all.slice(0, 2));
  list.take(all.slice(2));
  await list.check();
  expect(asked).toEqual([]);
  expect(productsOf(list.getState().lines)).toContainEqual({ id: 1, quantity: 12 });
  list.reset();
  list.remember([{ rowNumber: 1, article: 'КП-1', quantity: '5', fate: 'added' }]);
  list.take(all.slice(0, 2));
  list.take(all.slice(2));
  await list.check();
  expect(lineOf(3).verdict).toMatchObject({ mergedInto: null, orderQuantity: 7 });
});

it('takes a file up where an earlier visit has left it', async () => {
  const { list, lineOf } = startList();
  list.remember([
    { rowNumber: 1, article: 'КП-1', quantity: '5', fate: 'added' },
    { rowNumber: 3, article: 'КП-2', quantity: '1', source: { article: 'КП2', quantity: '1', name: '' } },
  ]);
  list.take(checkLines(asLines(['КП-1', '5'], ['КП-1', '6'], ['КП2', '1'])));
  await list.check();
  expect([1, 2, 3].map((number) => outcomeOf(lineOf(number)))).toEqual(['added', 'good', 'good']);
  expect(productsOf(list.getState().lines)).toEqual([
    { id: 1, quantity: 6 },
    { id: 2, quantity: 1 },
  ]);
});

it('ends with what is written, whatever was edited, dropped and added in between, and however slowly it was checked', async () => {
  const article = fc.constantFrom('КП-1', 'КП-2', 'КП-3', 'нет');
  const row = fc.integer({ min: 1, max: 6 });
  const act = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), row, article }),
    fc.record({ kind: fc.constant('count' as const), row, quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constantFrom('drop' as const, 'restore' as const), row }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(50, 400) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(article, { minLength: 6, maxLength: 6 }),
      fc.array(act),
      async (articles, acts) => {
        const { list } = startList({
          find: async (lines) => {
            await new Promise((done) => setTimeout(done, 120));
            return checkLines(lines);
          },
        });
        void list.begin(asLines(...articles.map((one) => [one, '1'] as const)));
        for (const one of acts) {
          if (one.kind === 'edit') list.edit(one.row, { article: one.article });
          else if (one.kind === 'count') list.edit(one.row, { quantity: String(one.quantity) });
          else if (one.kind === 'wait') await jest.advanceTimersByTimeAsync(one.ms);
          else list[one.kind](one.row);
        }
        await jest.advanceTimersByTimeAsync(5000);
        const { lines } = list.getState();
        const open = lines.filter(({ fate }) => fate === 'open');
        const wanted = productsOf(lines).map(({ id, quantity }) => [id, quantity] as const);
        const written = new Map<number, number>();
        for (const { requested } of open) {
          const id = Number(requested.article.slice(3));
          if (id > 0) written.set(id, (written.get(id) ?? 0) + Number(requested.quantity));
        }
        expect(new Map(wanted)).toEqual(written);
        expect(wanted).toHaveLength(written.size);
        expect(open.every((line) => line.verdict !== null)).toBe(true);
        expect(open.filter(isReady)).toHaveLength(
          open.filter(({ requested }) => requested.article !== 'нет').length,
        );
      },
    ),
    { numRuns: 200 },
  );
});
