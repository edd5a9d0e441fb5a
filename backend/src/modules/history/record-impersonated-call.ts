import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import type { HistoryAction } from './actions.ts';

const ACTED: HistoryAction = 'acted';

/**
 * Records a call made while impersonating the user, at the end of the call's transaction. Records nothing when the call
 * has written its own entry; the same call repeated in one sitting, with pauses of up to 15 minutes, counts in one row.
 */
export async function recordImpersonatedCall(db: Db, actor: Actor, call: string): Promise<void> {
  const { userId, actedBy, boundTo, sessionId } = actor;
  if (actedBy === null) return;
  const entries = unscoped(db, 'entries of this session, bound to one company');
  const own = await entries
    .selectFrom('history')
    .select('id')
    .where('user_id', '=', userId)
    .where('acted_by', '=', actedBy.id)
    // `now()` is the moment this transaction began, so only its own rows have it.
    .where('happened_at', '=', sql<Date>`now()`)
    .executeTakeFirst();
  if (own !== undefined) return;
  // The lock makes simultaneous calls count in one row: without it each would find none and add its own.
  await sql`select pg_advisory_xact_lock(hashtext(${`acted ${sessionId}`}))`.execute(db);
  const details = { session: sessionId, call };
  const { numUpdatedRows } = await entries
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
  await entries
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
