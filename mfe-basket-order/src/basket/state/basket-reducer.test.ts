import { buildRowWith, buildTermsWith } from './basket.builder.ts';
import { type BasketAction, reduceBasket } from './basket-reducer.ts';
import { type BasketState, emptyBasket, nextOperation } from './basket-state.ts';

const terms = buildTermsWith();

const after = (...actions: BasketAction[]) => actions.reduce(reduceBasket, emptyBasket);
const loaded = (...rows: Parameters<typeof buildRowWith>[0][]): BasketAction => ({
  type: 'loaded',
  rows: rows.map(buildRowWith),
  removed: [],
  terms,
});
const sent = (state: BasketState): BasketState => {
  const operation = nextOperation(state);
  return operation ? reduceBasket(state, { type: 'sent', operation }) : state;
};
const line = (state: BasketState, offerId = 1) => state.lines.find((each) => each.offerId === offerId);

interface Sentence {
  readonly name: string;
  readonly actions: readonly BasketAction[];
  readonly line: object;
  readonly next?: object | null;
}

const sentences: Sentence[] = [
  {
    name: 'shows a new quantity at once and sends it under the row id (§4.43)',
    actions: [loaded({}), { type: 'quantity-set', offerId: 1, quantity: 12 }],
    line: { quantity: 12, isDeleted: false },
    next: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 },
  },
  {
    name: 'deleting a row marks it deleted, unchecks it and sends the deletion (§3.33, §4.39)',
    actions: [
      loaded({}),
      { type: 'checked', offerIds: [1], isChecked: true },
      { type: 'deleted', offerIds: [1] },
    ],
    line: { isDeleted: true, isChecked: false, quantity: 10 },
    next: { kind: 'remove', offerIds: [1], rowIds: [11] },
  },
  {
    name: 'setting the quantity to zero marks the row deleted and resets the quantity to the minimum (§4.42)',
    actions: [loaded({ minOrderCount: 4 }), { type: 'quantity-set', offerId: 1, quantity: 0 }],
    line: { isDeleted: true, isChecked: false, quantity: 4 },
    next: { kind: 'remove', offerIds: [1], rowIds: [11] },
  },
  {
    name: 'an empty quantity marks the row deleted and without a minimum resets the quantity to 1 (§4.41, §4.42)',
    actions: [loaded({ minOrderCount: 0 }), { type: 'quantity-set', offerId: 1, quantity: null }],
    line: { isDeleted: true, quantity: 1 },
  },
  {
    name: 'returning a row before it was removed clears the mark and sends nothing',
    actions: [loaded({}), { type: 'deleted', offerIds: [1] }, { type: 'returned', offerIds: [1] }],
    line: { isDeleted: false, quantity: 10 },
    next: null,
  },
  {
    name: 'returning a removed row re-adds it with its previous quantity (§4.40)',
    actions: [
      loaded({ quantity: 30 }),
      { type: 'deleted', offerIds: [1] },
      { type: 'sent', operation: { kind: 'remove', offerIds: [1], rowIds: [11] } },
      { type: 'answered', stored: [] },
      { type: 'returned', offerIds: [1] },
    ],
    line: { isDeleted: false, quantity: 30 },
    next: { kind: 'add', lines: [{ offerId: 1, quantity: 30 }] },
  },
  {
    name: 'returning a row that was set to zero re-adds it with the minimum order count (§4.41, §9.31)',
    actions: [
      loaded({ minOrderCount: 5, quantity: 30 }),
      { type: 'quantity-set', offerId: 1, quantity: 0 },
      { type: 'sent', operation: { kind: 'remove', offerIds: [1], rowIds: [11] } },
      { type: 'answered', stored: [] },
      { type: 'returned', offerIds: [1] },
    ],
    line: { isDeleted: false, quantity: 5 },
    next: { kind: 'add', lines: [{ offerId: 1, quantity: 5 }] },
  },
  {
    name: 'a returned row takes the new id of the server, and an edit made in flight goes to it',
    actions: [
      loaded({}),
      { type: 'deleted', offerIds: [1] },
      { type: 'sent', operation: { kind: 'remove', offerIds: [1], rowIds: [11] } },
      { type: 'answered', stored: [] },
      { type: 'returned', offerIds: [1] },
      { type: 'sent', operation: { kind: 'add', lines: [{ offerId: 1, quantity: 10 }] } },
      { type: 'quantity-set', offerId: 1, quantity: 25 },
      { type: 'answered', stored: [{ offerId: 1, rowId: 77, quantity: 10 }] },
    ],
    line: { quantity: 25, row: expect.objectContaining({ id: 77 }) },
    next: { kind: 'update', offerId: 1, rowId: 77, quantity: 25 },
  },
  {
    name: 'says a quantity that the server rounded up, and why',
    actions: [
      loaded({ multiplicity: 5 }),
      { type: 'quantity-set', offerId: 1, quantity: 12 },
      { type: 'sent', operation: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 } },
      { type: 'answered', stored: [{ offerId: 1, rowId: 11, quantity: 15 }] },
    ],
    line: { quantity: 15, note: '12 → 15, кратно 5' },
    next: null,
  },
  {
    name: 'keeps what the buyer typed while an answer to the quantity before comes in',
    actions: [
      loaded({}),
      { type: 'quantity-set', offerId: 1, quantity: 12 },
      { type: 'sent', operation: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 } },
      { type: 'quantity-set', offerId: 1, quantity: 20 },
      { type: 'answered', stored: [{ offerId: 1, rowId: 11, quantity: 12 }] },
    ],
    line: { quantity: 20, note: null },
    next: { kind: 'update', offerId: 1, rowId: 11, quantity: 20 },
  },
  {
    name: 'shows a refusal at its row, keeps the quantity and sends nothing until the buyer decides (§8.13)',
    actions: [
      loaded({}),
      { type: 'quantity-set', offerId: 1, quantity: 12 },
      { type: 'sent', operation: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 } },
      { type: 'refused', message: 'Столько нет', isMissing: false },
    ],
    line: { quantity: 12, problem: 'Столько нет' },
    next: null,
  },
  {
    name: 'sends a refused quantity again when asked to',
    actions: [
      loaded({}),
      { type: 'quantity-set', offerId: 1, quantity: 12 },
      { type: 'sent', operation: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 } },
      { type: 'refused', message: 'Столько нет', isMissing: false },
      { type: 'retried', offerId: 1 },
    ],
    line: { problem: null },
    next: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 },
  },
  {
    name: 'goes back to the quantity the server holds when the buyer gives up a refused one',
    actions: [
      loaded({}),
      { type: 'quantity-set', offerId: 1, quantity: 12 },
      { type: 'sent', operation: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 } },
      { type: 'refused', message: 'Столько нет', isMissing: false },
      { type: 'reverted', offerId: 1 },
    ],
    line: { quantity: 10, problem: null },
    next: null,
  },
  {
    name: 'shows and says a quantity that was changed elsewhere',
    actions: [loaded({}), loaded({ quantity: 14 })],
    line: { quantity: 14, note: 'Изменено коллегой или в другом окне: 10 → 14' },
    next: null,
  },
  {
    name: 'keeps an unsent quantity over one that was changed elsewhere: the last change wins',
    actions: [loaded({}), { type: 'quantity-set', offerId: 1, quantity: 12 }, loaded({ quantity: 14 })],
    line: { quantity: 12 },
    next: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 },
  },
  {
    name: 'marks a row that was removed elsewhere as deleted, ready to be returned',
    actions: [loaded({}), loaded()],
    line: { isDeleted: true, note: 'Удалён коллегой или в другом окне', stored: null },
    next: null,
  },
  {
    name: 'reads the basket again before anything else is sent when a row turns out to be gone',
    actions: [
      loaded({}),
      { type: 'quantity-set', offerId: 1, quantity: 12 },
      { type: 'sent', operation: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 } },
      { type: 'refused', message: 'Нет такой строки', isMissing: true },
    ],
    line: { quantity: 12, problem: null },
    next: null,
  },
  {
    name: 're-adds a row that was removed elsewhere while its quantity was being changed',
    actions: [
      loaded({}),
      { type: 'quantity-set', offerId: 1, quantity: 12 },
      { type: 'sent', operation: { kind: 'update', offerId: 1, rowId: 11, quantity: 12 } },
      { type: 'refused', message: 'Нет такой строки', isMissing: true },
      loaded(),
    ],
    line: { quantity: 12, isDeleted: false },
    next: { kind: 'add', lines: [{ offerId: 1, quantity: 12 }] },
  },
];

it.each(sentences)('$name', ({ actions, line: expected, next }) => {
  const state = after(...actions);
  expect(line(state)).toMatchObject(expected);
  if (next !== undefined) expect(nextOperation(state)).toEqual(next);
});

it('an unknown row sets the error flag and changes nothing (§4.46, §5.23, §8.15)', () => {
  const before = after(loaded({}));
  const state = reduceBasket(before, { type: 'quantity-set', offerId: 404, quantity: 5 });
  expect(state.problem).toContain('в корзине уже нет');
  expect(state.lines).toBe(before.lines);
});

it('select-all skips deleted rows (§4.48)', () => {
  const state = after(
    loaded({}, { offerId: 2 }),
    { type: 'deleted', offerIds: [2] },
    { type: 'checked', offerIds: [1, 2], isChecked: true },
  );
  expect(line(state, 1)?.isChecked).toBe(true);
  expect(line(state, 2)?.isChecked).toBe(false);
});

it('sends all deletions in one request, and all returned rows in one request', () => {
  const deleted = after(loaded({}, { offerId: 2 }), { type: 'deleted', offerIds: [1, 2] });
  expect(nextOperation(deleted)).toEqual({ kind: 'remove', offerIds: [1, 2], rowIds: [11, 12] });
  const removed = reduceBasket(sent(deleted), { type: 'answered', stored: [] });
  const returned = reduceBasket(removed, { type: 'returned', offerIds: [1, 2] });
  expect(nextOperation(returned)).toMatchObject({ kind: 'add', lines: [{ offerId: 1 }, { offerId: 2 }] });
});

it('clears with one request, and takes it back with one request', () => {
  const cleared = after(loaded({}, { offerId: 2 }), { type: 'cleared' });
  expect(nextOperation(cleared)).toEqual({ kind: 'clear', offerIds: [1, 2] });
  const empty = reduceBasket(sent(cleared), { type: 'answered', stored: [] });
  expect(nextOperation(empty)).toBeNull();
  const undone = reduceBasket(empty, { type: 'removal-undone' });
  expect(nextOperation(undone)).toMatchObject({ kind: 'add', lines: [{ offerId: 1 }, { offerId: 2 }] });
});

it('offers nothing of a pasted block back together once the block is undone', () => {
  const paste = (...quantities: number[]): BasketAction => ({
    type: 'quantities-set',
    lines: quantities.map((quantity, at) => ({ offerId: at + 1, quantity })),
  });
  const pasted = after(loaded({}, { offerId: 2 }, { offerId: 3 }), paste(0, 0, 5));
  expect(pasted.takenOut).toEqual([1, 2]);
  const undone = reduceBasket(pasted, paste(10, 10, 10));
  const deleted = reduceBasket(undone, { type: 'deleted', offerIds: [1] });
  expect(deleted.takenOut).toEqual([]);
});

it('keeps a row that is returned before the clearing was sent', () => {
  const state = after(loaded({}, { offerId: 2 }), { type: 'cleared' }, { type: 'returned', offerIds: [1] });
  expect(nextOperation(state)).toEqual({ kind: 'remove', offerIds: [2], rowIds: [12] });
});

it('forgets deleted rows on the next visit', () => {
  const removed = reduceBasket(sent(after(loaded({}), { type: 'deleted', offerIds: [1] })), {
    type: 'answered',
    stored: [],
  });
  expect(reduceBasket(removed, { type: 'opened' }).lines).toEqual([]);
});

it('takes what changed between two visits without a remark', () => {
  const state = after(loaded({}, { offerId: 2 }), { type: 'opened' }, loaded({ quantity: 22 }));
  expect(state.lines).toMatchObject([{ offerId: 1, quantity: 22, note: null }]);
});
