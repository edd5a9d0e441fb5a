import type { Db } from '../../database/database.ts';
import { unscoped } from '../../database/scoped.ts';
import { publish } from '../../events/live-events.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import type { AppealState } from './appeal-state.ts';
import type { HeldAppeal } from './held-appeal.ts';

/** Keeps the state that a held appeal has come to, and how its status came about. */
export async function keepState(
  db: Db,
  actor: ActingUser,
  appeal: HeldAppeal,
  { status, waitingSince, firstAnsweredAt }: AppealState,
): Promise<void> {
  const { id, at } = appeal;
  const isMoved = status !== appeal.status;
  await unscoped(db, 'the appeal is held, as one that the actor may write in')
    .updateTable('appeals')
    .set({
      updated_at: at,
      waiting_since: waitingSince,
      first_answered_at: firstAnsweredAt,
      ...(isMoved && { status, status_since: at }),
    })
    .where('id', '=', id)
    .execute();
  if (!isMoved) return;
  await db
    .insertInto('appeal_statuses')
    .values({
      appeal_id: id,
      status,
      happened_at: at,
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
    })
    .execute();
}

/** Tells the open pages of the company and of all managers. */
export async function publishAppeal(
  db: Db,
  { id, counterpartyId }: Pick<HeldAppeal, 'id' | 'counterpartyId'>,
): Promise<void> {
  await publish(db, 'appeal.changed', { appealId: id }, { counterpartyId });
  await publish(db, 'appeal.changed', { appealId: id }, 'managers');
}
