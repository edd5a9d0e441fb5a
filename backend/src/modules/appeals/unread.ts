import { type SqlBool, sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { sideOf } from '../access/access.api.ts';

/**
 * The message up to which the actor has seen the appeal of the query: what he has read or written himself; for a manager
 * whatever any manager has answered too.
 */
export function seenUpTo(actor: ActingUser) {
  const read = sql`coalesce((
    select mark.message_id from appeal_reads mark
    where mark.appeal_id = appeals.id and mark.user_id = ${actor.userId}), 0)`;
  if (sideOf(actor) === 'customer') return sql<number>`${read}`;
  return sql<number>`greatest(${read}, (
    select max(told.id) from appeal_messages told where told.appeal_id = appeals.id and told.side = 'shop'))`;
}

/** How many messages of the other side the actor has not seen, of the appeal of the query. */
export function unreadCount(actor: ActingUser) {
  return sql<number>`(select count(*) ${unreadMessages(actor)})`;
}

/** Whether there is one at all. */
export function hasUnread(actor: ActingUser) {
  return sql<SqlBool>`exists (select ${unreadMessages(actor)})`;
}

function unreadMessages(actor: ActingUser) {
  const other = sideOf(actor) === 'customer' ? 'shop' : 'customer';
  return sql`from appeal_messages unread where unread.appeal_id = appeals.id
    and unread.side = ${sql.lit(other)} and unread.id > ${seenUpTo(actor)}`;
}
