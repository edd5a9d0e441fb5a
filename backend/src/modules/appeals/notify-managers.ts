import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { notifyAll } from '../notifications/notifications.api.ts';
import type { LockedAppeal } from './lock-appeal.ts';

/**
 * Notifies the company's manager and those who answered in the appeal about what the company did; not the manager who
 * did it while impersonating.
 */
export async function notifyManagers(
  db: Db,
  { actedBy }: Actor,
  { id, counterpartyId, subject }: Pick<LockedAppeal, 'id' | 'counterpartyId' | 'subject'>,
  title: string,
): Promise<void> {
  const { name, managerId } = await db
    .selectFrom('counterparties')
    .select(['name', 'manager_id as managerId'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const answered = await db
    .selectFrom('appeal_messages')
    .innerJoin('users', 'users.id', 'appeal_messages.author_id')
    .select('users.id')
    .distinct()
    .where('appeal_id', '=', id)
    .where('side', '=', 'shop')
    .where('users.role', '=', 'MANAGER')
    .execute();
  const managers = new Set(answered.map((manager) => manager.id));
  if (managerId !== null) managers.add(managerId);
  if (actedBy !== null) managers.delete(actedBy.id);
  await notifyAll(
    db,
    [...managers].map((userId) => ({
      userId,
      counterpartyId,
      kind: 'appeal',
      title,
      message: `${name}: ${subject}`,
      link: `/appeal/${id}/`,
    })),
  );
}
