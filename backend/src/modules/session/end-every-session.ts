import type { Db } from '../../platform/database/database.ts';
import { endStreams } from '../../platform/events/live-events.ts';

/**
 * Ends the user's own sessions, those that impersonate the user, and those in which the user impersonates others; open
 * streams close on commit.
 */
export async function endEverySession(db: Db, userId: number): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('acted_by', '=', userId)]))
    .where('ended_at', 'is', null)
    .returning('id as sessionId')
    .execute();
  await endStreams(db, ...ended);
}
