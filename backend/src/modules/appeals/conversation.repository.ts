import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { sideOf } from '../access/access.api.ts';
import { attachmentsOf } from '../attachments/attachments.api.ts';
import { seenUpTo } from './unread.ts';

const nameOf = (user: string) =>
  sql<string>`trim(${sql.ref(`${user}.name`)} || ' ' || ${sql.ref(`${user}.last_name`)})`;

/** The messages of an appeal that the actor may see, oldest first. */
export async function findMessages(db: Db, actor: ActingUser, appealId: number) {
  const asked = unscoped(db, 'that the actor may see the appeal was asked before');
  // Once for all: of each message anew it takes seconds in a long conversation.
  const { seen } = await asked
    .selectFrom('appeals')
    .select(seenUpTo(actor).as('seen'))
    .where('id', '=', appealId)
    .executeTakeFirstOrThrow();
  const rows = await asked
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

/** How the status of an appeal came about, oldest first, by whoever did it himself. */
export async function findStatuses(db: Db, appealId: number) {
  const rows = await db
    .selectFrom('appeal_statuses')
    .leftJoin('users as doer', (join) =>
      join.on('doer.id', '=', sql`coalesce(appeal_statuses.acted_by, appeal_statuses.user_id)`),
    )
    .select(['status', 'happened_at as at', sql<string | null>`${nameOf('doer')}`.as('byName')])
    .where('appeal_id', '=', appealId)
    .orderBy('appeal_statuses.id')
    .execute();
  return rows.map(({ at, ...status }) => ({ ...status, at: at.toISOString() }));
}
