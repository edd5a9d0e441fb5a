import type { NotificationKind } from '@shop/contracts/support/notifications';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';

/**
 * Whether somebody wants letters of a kind: ask before `queueMail`. Letters about the safety of an account, with a key to
 * it, and what only a letter says are no notifications and always go.
 */
export async function wantsMail(db: Db, userId: number, kind: NotificationKind): Promise<boolean> {
  return (await whoWantMail(db, [userId], kind)).has(userId);
}

/** Those of them who want letters of the kind, in one query. */
export async function whoWantMail(
  db: Db,
  userIds: readonly number[],
  kind: NotificationKind,
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const refused = await unscoped(db, 'letters go to other people')
    .selectFrom('notification_settings')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .where('by_mail', '=', false)
    .execute();
  const without = new Set(refused.map(({ user_id }) => user_id));
  return new Set(userIds.filter((id) => !without.has(id)));
}
