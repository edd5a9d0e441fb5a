import type { getNotifications } from '@shop/contracts/support/notifications';
import { type SelectQueryBuilder, sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';

/** Later nobody takes anything back. */
const DAY_MS = 86_400_000;

type Asked = v.InferOutput<typeof getNotifications.query & {}>;

/** The acting user's notifications; of an acting session those about its company. */
export function notificationsOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  const all = () => {
    const own = mine.selectFrom('notifications');
    return actor.boundTo === null ? own : own.where('counterparty_id', '=', actor.boundTo);
  };
  const unread = () => all().where('read_at', 'is', null);
  const filtered = ({ kind, isUnread }: Asked) => {
    const found = isUnread ? unread() : all();
    return kind === undefined ? found : found.where('kind', '=', kind);
  };

  return {
    /** A page of them, newest first; no count and no step past rows reads more than an index (decision 065). */
    list: async (asked: Asked) => {
      const unreadCount = await countOf(db, unread());
      const isAllUnread = asked.isUnread && asked.kind === undefined;
      const { offset, pageNavigation } = clampPage(
        asked,
        isAllUnread ? unreadCount : await countOf(db, filtered(asked)),
      );
      const ids = newestFirst(filtered(asked).select('id')).limit(asked.pageSize).offset(offset);
      const items = await mine
        .selectFrom('notifications')
        .select(['id', 'kind', 'title', 'message', 'link', 'created_at', 'read_at'])
        .where('id', 'in', ids)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return { items, pageNavigation, unreadCount };
    },

    hasUnread: async () => {
      const newest = await newestFirst(unread().select('id')).limit(1).executeTakeFirst();
      return newest !== undefined;
    },

    /** Never counts further than asked. */
    unreadUpTo: (most: number) => countOf(db, newestFirst(unread()).limit(most)),

    /** Answers whether it was unread. Throws `NotFound` for who it is not of. */
    read: async (id: number) => {
      const { numUpdatedRows } = await mine
        .updateTable('notifications')
        // To the microsecond: no `at` of `readAll` names it.
        .set({ read_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) return true;
      await mine
        .selectFrom('notifications')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(() => new NotFound('Такого уведомления нет'));
      return false;
    },

    /** All there are now: what comes meanwhile stays unread. Answers how many, and the moment that names them. */
    readAll: async () => {
      const at = new Date();
      const count = await changed(
        mine.updateTable('notifications').set({ read_at: at }).where('read_at', 'is', null),
      );
      return { count, at: count === 0 ? null : at };
    },

    /** Those that were read at that very moment, of the last day; answers how many. */
    unread: async (at: Date) => {
      if (!(at.getTime() > Date.now() - DAY_MS)) return 0;
      return changed(mine.updateTable('notifications').set({ read_at: null }).where('read_at', '=', at));
    },
  };
}

/** Where nothing but an index has this order, the planner takes that index (decision 065). */
function newestFirst<O>(rows: SelectQueryBuilder<Schema, 'notifications', O>) {
  return rows.orderBy('notifications.created_at', 'desc').orderBy('notifications.id', 'desc');
}

async function countOf(
  db: Db,
  rows: SelectQueryBuilder<Schema, 'notifications', Record<never, never>>,
): Promise<number> {
  const count = await countRows(db.selectFrom(rows.select('id').as('counted')));
  return count;
}

async function changed(
  update: UpdateQueryBuilder<Schema, 'notifications', 'notifications', UpdateResult>,
): Promise<number> {
  return Number((await update.executeTakeFirstOrThrow()).numUpdatedRows);
}
