import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import type { AppealState } from './appeal-state.ts';
import type { LockedAppeal } from './lock-appeal.ts';

/** Saves the new state of a locked appeal and records a change of its status. */
export async function saveAppealState(
  db: Db,
  actor: Actor,
  appeal: LockedAppeal,
  { status, waitingSince, firstAnsweredAt }: AppealState,
): Promise<void> {
  const { id, at } = appeal;
  const isMoved = status !== appeal.status;
  await unscoped(db, 'the caller has locked the appeal, which checks access')
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
