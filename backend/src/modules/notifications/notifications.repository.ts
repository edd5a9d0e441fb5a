import type { getNotifications } from '@shop/contracts/support/notifications';
import { type SelectQueryBuilder, sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';

/** Marking all as read can be reverted for this long. */
const DAY_MS = 86_400_000;

type NotificationsQuery = v.InferOutput<typeof getNotifications.query & {}>;

/** The signed-in user's notifications; an impersonating session sees those of its company. */
export function notificationsOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const all = () => {
    const own = mine.selectFrom('notifications');
    return actor.boundTo === null ? own : own.where('counterparty_id', '=', actor.boundTo);
  };
  const unread = () => all().where('read_at', 'is', null);
  const filtered = ({ kind, isUnread }: NotificationsQuery) => {
    const found = isUnread ? unread() : all();
    return kind === undefined ? found : found.where('kind', '=', kind);
  };

  return {
    /** Reads a page, newest first. Counting and skipping rows read only an index (decision 065). */
    list: async (query: NotificationsQuery) => {
      const unreadCount = await countOf(db, unread());
      const isAllUnread = query.isUnread && query.kind === undefined;
      const { offset, pageNavigation } = clampPage(
        query,
        isAllUnread ? unreadCount : await countOf(db, filtered(query)),
      );
      const ids = newestFirst(filtered(query).select('id')).limit(query.pageSize).offset(offset);
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

    /** Counts no further than the limit. */
    unreadUpTo: (most: number) => countOf(db, newestFirst(unread()).limit(most)),

    /** Returns whether it was unread. Throws `NotFound` for another user's notification. */
    read: async (id: number) => {
      const { numUpdatedRows } = await mine
        .updateTable('notifications')
        // Microseconds keep this moment distinct from every `at` of `readAll`.
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

    /**
     * Marks all existing ones as read; later ones stay unread. Returns their number and the moment that identifies
     * them.
     */
    readAll: async () => {
      const at = new Date();
      const count = await changed(
        mine.updateTable('notifications').set({ read_at: at }).where('read_at', 'is', null),
      );
      return { count, at: count === 0 ? null : at };
    },

    /** Marks those read at exactly that moment of the last day as unread again; returns their number. */
    unread: async (at: Date) => {
      if (!(at.getTime() > Date.now() - DAY_MS)) return 0;
      return changed(mine.updateTable('notifications').set({ read_at: null }).where('read_at', '=', at));
    },
  };
}

/** When only an index has this order, the planner uses that index (decision 065). */
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
