import type { readAppeal } from '@shop/contracts/support/appeals';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/live-events.ts';
import { readerOfAppeal } from '../access/access.api.ts';

/**
 * The actor has seen everything up to that message; what was seen stays seen. Of whoever acts for another nothing is
 * kept. The actor's other pages are told where it changed anything.
 */
export async function markRead(
  db: Db,
  actor: ActingUser,
  { id, messageId }: v.InferOutput<NonNullable<typeof readAppeal.body>>,
): Promise<void> {
  await readerOfAppeal(db, actor, id);
  if (await keepRead(db, actor, id, messageId))
    await publish(db, 'appeal.changed', { appealId: id, isReading: true }, { userId: actor.userId });
}

/** Whether it is further than what the actor had read. No further than the conversation goes. */
export async function keepRead(
  db: Db,
  { userId, actedBy }: ActingUser,
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
