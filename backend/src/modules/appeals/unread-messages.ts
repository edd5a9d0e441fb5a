import { type SqlBool, sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import { sideOf } from '../access/access.api.ts';

/**
 * SQL for the id of the last message that the actor has seen in the appeal of the query: the last one he read or wrote,
 * and for a manager also the last answer of any manager.
 */
export function lastSeenId(actor: Actor) {
  const read = sql`coalesce((
    select mark.message_id from appeal_reads mark
    where mark.appeal_id = appeals.id and mark.user_id = ${actor.userId}), 0)`;
  if (sideOf(actor) === 'customer') return sql<number>`${read}`;
  return sql<number>`greatest(${read}, (
    select max(answer.id) from appeal_messages answer where answer.appeal_id = appeals.id and answer.side = 'shop'))`;
}

/** SQL for the number of the other side's unread messages in the appeal of the query. */
export function unreadCount(actor: Actor) {
  return sql<number>`(select count(*) ${unreadMessages(actor)})`;
}

/** SQL for whether there are unread messages. */
export function hasUnread(actor: Actor) {
  return sql<SqlBool>`exists (select ${unreadMessages(actor)})`;
}

function unreadMessages(actor: Actor) {
  const other = sideOf(actor) === 'customer' ? 'shop' : 'customer';
  return sql`from appeal_messages unread where unread.appeal_id = appeals.id
    and unread.side = ${sql.lit(other)} and unread.id > ${lastSeenId(actor)}`;
}
