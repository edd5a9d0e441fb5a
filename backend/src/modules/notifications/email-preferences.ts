import type { NotificationKind } from '@shop/contracts/support/notifications';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';

/**
 * Tells whether the user accepts emails of a kind; ask before `queueEmail`. Emails that concern account security,
 * carry an access link, or are the only way to learn something are no notifications: send them regardless.
 */
export async function acceptsEmail(db: Db, userId: number, kind: NotificationKind): Promise<boolean> {
  return (await usersAcceptingEmail(db, [userId], kind)).has(userId);
}

/** Returns those of the users who accept emails of the kind, in one query. */
export async function usersAcceptingEmail(
  db: Db,
  userIds: readonly number[],
  kind: NotificationKind,
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const refused = await unscoped(db, 'emails go to other people')
    .selectFrom('notification_settings')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .where('by_mail', '=', false)
    .execute();
  const without = new Set(refused.map(({ user_id }) => user_id));
  return new Set(userIds.filter((id) => !without.has(id)));
}
