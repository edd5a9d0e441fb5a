import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { sideOf } from '../access/access.api.ts';
import { attachmentsOf } from '../attachments/attachments.api.ts';
import { lastSeenId } from './unread-messages.ts';

const nameOf = (user: string) =>
  sql<string>`trim(${sql.ref(`${user}.name`)} || ' ' || ${sql.ref(`${user}.last_name`)})`;

/** Returns the messages of an appeal that the actor may see, oldest first. */
export async function findMessages(db: Db, actor: Actor, appealId: number) {
  const everywhere = unscoped(db, 'the caller has checked that the actor may see the appeal');
  // Computed once: per message it takes seconds in a long conversation.
  const { seen } = await everywhere
    .selectFrom('appeals')
    .select(lastSeenId(actor).as('seen'))
    .where('id', '=', appealId)
    .executeTakeFirstOrThrow();
  const rows = await everywhere
    .selectFrom('appeal_messages')
    .innerJoin('users as author', 'author.id', 'appeal_messages.author_id')
    .leftJoin('users as agent', 'agent.id', 'appeal_messages.acted_by')
    .select([
      'appeal_messages.id',
      'appeal_messages.author_id as authorId',
      'appeal_messages.side',
      'appeal_messages.message',
      'appeal_messages.created_at as createdAt',
      nameOf('author').as('authorName'),
      sql<string | null>`${nameOf('agent')}`.as('actedByName'),
    ])
    .where('appeal_messages.appeal_id', '=', appealId)
    .orderBy('appeal_messages.id')
    .execute();
  const attachments = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const own = sideOf(actor);
  return rows.map(({ authorId, createdAt, ...message }) => ({
    ...message,
    isMine: authorId === actor.userId,
    isUnread: message.id > seen && message.side !== own,
    attachments: attachments.get(message.id) ?? [],
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Returns the status changes of an appeal, oldest first, with the name of the person who made them, also when
 * impersonating.
 */
export async function findStatuses(db: Db, appealId: number) {
  const rows = await db
    .selectFrom('appeal_statuses')
    .leftJoin('users as author', (join) =>
      join.on('author.id', '=', sql`coalesce(appeal_statuses.acted_by, appeal_statuses.user_id)`),
    )
    .select(['status', 'happened_at as at', sql<string | null>`${nameOf('author')}`.as('byName')])
    .where('appeal_id', '=', appealId)
    .orderBy('appeal_statuses.id')
    .execute();
  return rows.map(({ at, ...status }) => ({ ...status, at: at.toISOString() }));
}
