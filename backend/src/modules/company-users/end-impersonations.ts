import type { Db } from '../../platform/database/database.ts';
import { endStreams } from '../../platform/events/live-events.ts';

/**
 * At one company, sessions in which the user impersonates others (`by`), or those and sessions that impersonate him
 * (`eitherOf`).
 */
type Impersonation = { readonly counterpartyId: number } & (
  | { readonly by: number }
  | { readonly eitherOf: number }
);

/** Ends impersonation sessions when the transaction commits. */
export async function endImpersonation(db: Db, { counterpartyId, ...filter }: Impersonation): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('counterparty_id', '=', counterpartyId)
    .where('ended_at', 'is', null)
    .where(({ eb, or }) =>
      'by' in filter
        ? eb('acted_by', '=', filter.by)
        : or([eb('acted_by', '=', filter.eitherOf), eb('user_id', '=', filter.eitherOf)]),
    )
    .returning('id as sessionId')
    .execute();
  await endStreams(db, ...ended);
}
