import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { publish, publishToEach } from '../../platform/events/live-events.ts';
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

/**
 * Tells the open pages of the company and of all managers; and those of its people who are at another of their companies
 * at the moment, for they can read the appeal there too.
 */
export async function publishAppeal(
  db: Db,
  { id, counterpartyId }: Pick<HeldAppeal, 'id' | 'counterpartyId'>,
): Promise<void> {
  const payload = { appealId: id };
  await publish(db, 'appeal.changed', payload, { counterpartyId });
  await publish(db, 'appeal.changed', payload, 'managers');
  const elsewhere = await unscoped(db, 'the company’s own people, also of a manager who answers')
    .selectFrom('counterparty_users as membership')
    .innerJoin('users', 'users.id', 'membership.user_id')
    .select('users.id as userId')
    .where('membership.counterparty_id', '=', counterpartyId)
    .where('users.current_counterparty_id', '!=', counterpartyId)
    .execute();
  await publishToEach(
    db,
    'appeal.changed',
    elsewhere.map(({ userId }) => ({ userId, payload })),
  );
}
