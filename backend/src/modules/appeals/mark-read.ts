import type { readAppeal } from '@shop/contracts/support/appeals';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/live-events.ts';
import { readerOfAppeal } from '../access/access.api.ts';

/**
 * Marks everything up to the message as read and notifies the actor's other pages if that changed anything. Marks never
 * go back, and impersonation leaves none.
 */
export async function markRead(
  db: Db,
  actor: Actor,
  { id, messageId }: v.InferOutput<NonNullable<typeof readAppeal.body>>,
): Promise<void> {
  await readerOfAppeal(db, actor, id);
  if (await saveReadMark(db, actor, id, messageId))
    await publish(db, 'appeal.changed', { appealId: id, isReading: true }, { userId: actor.userId });
}

/** Returns whether the mark moved forward. It is capped at the last message of the conversation. */
export async function saveReadMark(
  db: Db,
  { userId, actedBy }: Actor,
  appealId: number,
  messageId: number,
): Promise<boolean> {
  if (actedBy !== null) return false;
  const { rows } = await sql`
    insert into appeal_reads (appeal_id, user_id, message_id)
    select ${appealId}, ${userId}, max(id) from appeal_messages
    where appeal_id = ${appealId} and id <= ${messageId} having max(id) is not null
    on conflict (appeal_id, user_id) do update set message_id = excluded.message_id
    where appeal_reads.message_id < excluded.message_id
    returning message_id`.execute(db);
  return rows.length > 0;
}
