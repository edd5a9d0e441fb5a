import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import type { HistoryAction } from './actions.ts';

const ACTED: HistoryAction = 'acted';

/**
 * Keeps that somebody has made a call for the user, at the end of the transaction that does what it asks for. What the
 * call has recorded by itself is enough; the same call in one sitting, with pauses of up to 15 minutes, is one row.
 */
export async function recordActed(db: Db, actor: ActingUser, call: string): Promise<void> {
  const { userId, actedBy, boundTo, sessionId } = actor;
  if (actedBy === null) return;
  const done = unscoped(db, 'what this session has done, at the one company it is for');
  const own = await done
    .selectFrom('history')
    .select('id')
    .where('user_id', '=', userId)
    .where('acted_by', '=', actedBy.id)
    // The moment at which this transaction began: rows of no other have it.
    .where('happened_at', '=', sql<Date>`now()`)
    .executeTakeFirst();
  if (own !== undefined) return;
  // Of calls sent at once each would find no row and add its own, and the next one would count in all of them.
  await sql`select pg_advisory_xact_lock(hashtext(${`acted ${sessionId}`}))`.execute(db);
  const details = { session: sessionId, call };
  const { numUpdatedRows } = await done
    .updateTable('history')
    .set(({ eb }) => ({ times: eb('times', '+', 1), last_at: sql<Date>`now()` }))
    .where('user_id', '=', userId)
    .where('acted_by', '=', actedBy.id)
    .where('action', '=', ACTED)
    .where('happened_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('last_at', '>', sql<Date>`now() - interval '15 minutes'`)
    .where('details', '=', sql<never>`${JSON.stringify(details)}::jsonb`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await done
    .insertInto('history')
    .values({
      user_id: userId,
      acted_by: actedBy.id,
      counterparty_id: boundTo,
      action: ACTED,
      details: JSON.stringify(details),
    })
    .execute();
}
