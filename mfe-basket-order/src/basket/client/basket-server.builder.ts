import { correctQuantity } from '@shop/domain/quantity/quantity';
import { ApiRefusal, NoAnswer, UnexpectedAnswer } from '@shop/platform/http';
import { buildRemovedWith, buildRowWith, buildTermsWith } from '../state/basket.builder.ts';
import type { Operation } from '../state/basket-state.ts';
import type { StoredLine } from '../state/settle-operation.ts';
import type { BasketServer } from './basket-server.ts';

/** The fate of a request. */
export type Fate = 'works' | 'refuses' | 'never-arrives' | 'answer-is-lost' | 'answer-is-broken';

interface HeldRow {
  readonly rowId: number;
  readonly quantity: number;
  readonly changedBy?: string;
}

const step = 5;
const readMs = 20;

/**
 * A basket as the server keeps it: it rounds up to fives, remembers what was removed, forgets nothing that it did under
 * a key, and fails as it is told. Offers are numbered from 1 in the order of the quantities; `gone` are sold no more.
 */
export function playServer(quantities: readonly number[]) {
  const held = holdBasket(quantities);
  const { rows, removed, perform } = held;
  const answers = new Map<string, readonly StoredLine[]>();
  const fates: Fate[] = [];
  const requests: { readonly operation: Operation; readonly at: number }[] = [];
  const reads: (readonly number[] | 'everything')[] = [];

  const rowOf = (offerId: number) => {
    const { rowId, quantity, changedBy = null } = rows.get(offerId)!;
    return buildRowWith({ offerId, id: rowId, quantity, multiplicity: step, changedBy });
  };
  const summary = () => ({ ...buildTermsWith().summary, rowCount: rows.size });

  const server: BasketServer = {
    load: async () => {
      reads.push('everything');
      const seen = {
        ...buildTermsWith({ summary: summary() }),
        rows: [...rows.keys()].map(rowOf),
        removed: [...removed].map(([offerId, each]) => buildRemovedWith({ offerId, ...each })),
      };
      await pause();
      return seen;
    },
    readChanges: async (offerIds) => {
      reads.push(offerIds);
      const held = offerIds.filter((offerId) => rows.has(offerId));
      const fields = new Map(
        held.map((offerId) => {
          const { quantity, totalKopecks, changedBy } = rowOf(offerId);
          return [offerId, { quantity, totalKopecks, changedBy }];
        }),
      );
      const seen = { fields, summary: summary() };
      await pause();
      return seen;
    },
    send: async (operation, key) => {
      requests.push({ operation, at: Date.now() });
      const fate = fates.shift() ?? 'works';
      if (fate === 'refuses') throw refusal('limit');
      if (fate === 'never-arrives') throw new NoAnswer(null);
      const stored = answers.get(key) ?? perform(operation);
      answers.set(key, stored);
      if (fate === 'answer-is-lost') throw new NoAnswer(null);
      if (fate === 'answer-is-broken') throw new UnexpectedAnswer('/api/basket/', 'no envelope');
      return { stored };
    },
  };
  const { gone, put, take } = held;
  return { server, rows, removed, gone, fates, requests, reads, put, take };
}

/** The rows that the server holds, and what it does to them. */
function holdBasket(quantities: readonly number[]) {
  let lastRowId = 10;
  let lastRemoval = 0;
  const rows = new Map<number, HeldRow>();
  const removed = new Map<number, { quantity: number; removal: number }>();
  const gone = new Set<number>();
  for (const [index, quantity] of quantities.entries()) put(index + 1, quantity);

  function put(offerId: number, quantity: number, by?: string): StoredLine {
    const rowId = rows.get(offerId)?.rowId ?? ++lastRowId;
    const row = { rowId, quantity: correctQuantity(quantity, { minOrderCount: 1, multiplicity: step }) };
    rows.set(offerId, by ? { ...row, changedBy: by } : row);
    removed.delete(offerId);
    return { offerId, ...row };
  }

  function take(offerIds: readonly number[]) {
    lastRemoval += 1;
    for (const offerId of offerIds) {
      removed.set(offerId, { quantity: rows.get(offerId)?.quantity ?? step, removal: lastRemoval });
      rows.delete(offerId);
    }
  }

  function offerOf(rowId: number): number {
    const entry = [...rows].find(([, row]) => row.rowId === rowId);
    if (!entry) throw refusal(404);
    return entry[0];
  }

  function perform(operation: Operation): readonly StoredLine[] {
    switch (operation.kind) {
      case 'add':
      case 'add-list':
        if (operation.lines.some(({ offerId }) => gone.has(offerId))) throw refusal(404);
        return operation.lines.map(({ offerId, quantity }) => {
          const before = rows.get(offerId)?.quantity ?? 0;
          return { ...put(offerId, before + quantity), before };
        });
      case 'set':
      case 'undo-list': {
        const index = operation.lines.findIndex(({ offerId, quantity }) => quantity > 0 && gone.has(offerId));
        if (index >= 0) throw refusal('validation', `products.${index}.id`);
        const removed = operation.lines
          .filter(({ quantity }) => quantity === 0)
          .map(({ offerId }) => offerId);
        take(removed.filter((offerId) => rows.has(offerId)));
        return operation.lines.map(({ offerId, quantity }) =>
          quantity > 0 ? { ...put(offerId, quantity), rowId: null } : { offerId, rowId: null, quantity },
        );
      }
      case 'update':
        return [put(offerOf(operation.rowId), operation.quantity)];
      case 'remove':
        take(operation.rowIds.map(offerOf));
        return [];
      case 'clear':
        take([...rows.keys()]);
        return [];
      case 'forget':
        for (const offerId of operation.offerIds) removed.delete(offerId);
        return [];
    }
  }

  return { rows, removed, gone, put, take, perform };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, readMs));

const refusal = (code: 404 | 'limit' | 'validation', field?: string) =>
  new ApiRefusal(409, [{ code, message: 'Отказ', ...(field && { field }) }], undefined);
