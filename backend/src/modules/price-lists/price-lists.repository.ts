import type { makePriceList, PriceList } from '@shop/contracts/catalog/price-lists';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped, unscoped } from '../../platform/database/scoped.ts';
import { Limit, NotFound } from '../../platform/errors/errors.ts';

/** A finished price list is kept this long, since its prices go out of date. */
export const KEPT_MS = 3_600_000;
/** A price list without a heartbeat for this long was lost with its process. */
const SILENT_S = 60;
const SHOWN = 10;

type Choice = v.InferOutput<typeof makePriceList.body & {}>;

/** Selects the user's price lists at the current counterparty; those at their other companies are left out. */
export function priceListsOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const own = () =>
    mine
      .selectFrom('price_lists')
      .select(columns)
      .where('counterparty_id', 'is not distinct from', actor.counterpartyId)
      .where((where) =>
        where.or([
          where('finished_at', 'is', null),
          where('finished_at', '>', new Date(Date.now() - KEPT_MS)),
        ]),
      );
  return {
    /** The latest first. */
    latest: async () => {
      const rows = await own().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(SHOWN).execute();
      return rows.map(present);
    },

    /** Throws `NotFound` for one that is foreign, unknown or no longer kept. */
    byId: async (id: number) =>
      present(
        await own()
          .where('id', '=', id)
          .executeTakeFirstOrThrow(() => new NotFound('Такого прайс-листа нет')),
      ),

    /**
     * Adds the row of a new price list, or finds the one with the same choice that is being made (`isNew` false).
     * Throws `Limit` while another one is being made.
     */
    begin: async (choice: Choice): Promise<{ id: number; isNew: boolean }> => {
      const sectionIds = [...new Set(choice.sections)].sort((a, b) => a - b);
      await failSilent(db, actor.userId);
      const inserted = await mine
        .insertInto('price_lists', {
          counterparty_id: actor.counterpartyId,
          section_ids: sectionIds,
          in_stock_only: choice.inStockOnly,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) return { id: inserted.id, isNew: true };
      const same = await mine
        .selectFrom('price_lists')
        .select('id')
        .where('status', '=', 'preparing')
        .where('counterparty_id', 'is not distinct from', actor.counterpartyId)
        .where('section_ids', '=', sql<number[]>`${sectionIds}::bigint[]`)
        .where('in_stock_only', '=', choice.inStockOnly)
        .executeTakeFirst();
      if (same) return { id: same.id, isNew: false };
      throw new Limit('Дождитесь, пока будет готов предыдущий прайс-лист');
    },
  };
}

/** The process that makes price lists writes their progress here, for every owner. */
export function priceListProgress(db: Db) {
  const preparing = (ids: readonly number[]) =>
    unscoped(db, 'a process reports on the price lists it makes')
      .updateTable('price_lists')
      .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
      .where('status', '=', 'preparing');
  return {
    begin: (id: number, totalRows: number) =>
      preparing([id]).set({ total_rows: totalRows, beat_at: new Date() }).execute(),
    advance: (id: number, doneRows: number) =>
      preparing([id]).set({ done_rows: doneRows, beat_at: new Date() }).execute(),
    beat: (ids: readonly number[]) => preparing(ids).set({ beat_at: new Date() }).execute(),
    finish: (ids: readonly number[], status: 'ready' | 'failed') =>
      preparing(ids).set({ status, finished_at: new Date() }).execute(),
  };
}

/**
 * Marks price lists as failed whose process is gone: those of one user or of all users, without a heartbeat for
 * `silentS` seconds.
 */
export async function failSilent(db: Db, userId?: number, silentS = SILENT_S): Promise<void> {
  await unscoped(db, 'a lost price list is nobody’s any more')
    .updateTable('price_lists')
    .set({ status: 'failed', finished_at: new Date() })
    .where('status', '=', 'preparing')
    .where('beat_at', '<=', new Date(Date.now() - silentS * 1000))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .execute();
}

/** Removes price lists whose time is over. */
export async function removeOld(db: Db, nowMs = Date.now()): Promise<void> {
  await unscoped(db, 'the clean-up is for everybody')
    .deleteFrom('price_lists')
    .where('finished_at', '<', new Date(nowMs - KEPT_MS))
    .execute();
}

const columns = [
  'price_lists.id',
  'status',
  'done_rows as doneRows',
  'total_rows as totalRows',
  'section_ids as sections',
  'in_stock_only as inStockOnly',
  'created_at as createdAt',
  'beat_at as beatAt',
  'finished_at as finishedAt',
] as const;

interface PriceListRow {
  readonly id: number;
  readonly status: PriceList['status'];
  readonly doneRows: number;
  readonly totalRows: number;
  readonly sections: readonly number[];
  readonly inStockOnly: boolean;
  readonly createdAt: Date;
  readonly beatAt: Date;
  readonly finishedAt: Date | null;
}

function present(row: PriceListRow): PriceList {
  const isLost = row.status === 'preparing' && Date.now() - row.beatAt.getTime() > SILENT_S * 1000;
  const status = isLost ? 'failed' : row.status;
  return {
    id: row.id,
    status,
    percent: status === 'ready' ? 100 : percentOf(row.doneRows, row.totalRows),
    rowCount: row.totalRows,
    sections: [...row.sections],
    inStockOnly: row.inStockOnly,
    createdAt: row.createdAt.toISOString(),
    availableUntil:
      status === 'ready' && row.finishedAt
        ? new Date(row.finishedAt.getTime() + KEPT_MS).toISOString()
        : null,
  };
}

/** Shows 100 % only once the file is there. */
function percentOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100));
}
