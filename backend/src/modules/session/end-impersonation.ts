import type { Db } from '../../platform/database/database.ts';
import { endStreams } from '../../platform/events/live-events.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { recordSecurityEvent } from './security-events.ts';

/** Ends impersonations that began in the session `parentId`, with all they have opened. Call it in a transaction. */
export async function endImpersonationsUnder(db: Db, parentId: number, visitor: Visitor): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('parent_id', '=', parentId)
    .where('ended_at', 'is', null)
    .returning(['id as sessionId', 'user_id as userId', 'acted_by as actedBy'])
    .execute();
  await endStreams(db, ...ended.map(({ sessionId }) => ({ sessionId })));
  for (const { userId, actedBy } of ended)
    await recordSecurityEvent(db, visitor, { kind: 'acting-ended', userId, actedBy: actedBy ?? undefined });
}
