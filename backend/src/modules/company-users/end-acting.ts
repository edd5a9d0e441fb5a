import type { Db } from '../../platform/database/database.ts';
import { endStreams } from '../../platform/events/live-events.ts';

/** At one company: what this user does in others' names (`by`), or that and what others do in his (`eitherOf`). */
type Acting = { readonly counterpartyId: number } & ({ readonly by: number } | { readonly eitherOf: number });

/** Ends sessions in which somebody acts for somebody else, with the commit. */
export async function endActing(db: Db, { counterpartyId, ...whose }: Acting): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('counterparty_id', '=', counterpartyId)
    .where('ended_at', 'is', null)
    .where(({ eb, or }) =>
      'by' in whose
        ? eb('acted_by', '=', whose.by)
        : or([eb('acted_by', '=', whose.eitherOf), eb('user_id', '=', whose.eitherOf)]),
    )
    .returning('id as sessionId')
    .execute();
  await endStreams(db, ...ended);
}
