import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { publish, publishToEach } from '../../platform/events/live-events.ts';
import type { LockedAppeal } from './lock-appeal.ts';

/**
 * Notifies open pages of the company, of all managers, and of the company's users whose current company is another one:
 * they read the appeal there too.
 */
export async function publishAppeal(
  db: Db,
  { id, counterpartyId }: Pick<LockedAppeal, 'id' | 'counterpartyId'>,
): Promise<void> {
  const payload = { appealId: id };
  await publish(db, 'appeal.changed', payload, { counterpartyId });
  await publish(db, 'appeal.changed', payload, 'managers');
  const elsewhere = await unscoped(db, 'users of the company, also when a manager answers')
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
