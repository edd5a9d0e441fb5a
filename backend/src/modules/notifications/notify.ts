import type { NotificationKind } from '@shop/shared/contracts/notifications';
import type { Db } from '../../database/database.ts';
import { unscoped } from '../../database/scoped.ts';
import { publish } from '../../events/live-events.ts';

interface Notice {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** The company it is about: an acting session sees those of its company alone. */
  readonly counterpartyId?: number | null;
  readonly title: string;
  readonly message?: string;
  /** Path in the shop. */
  readonly link?: string;
}

/** Leaves a notification for one person, in the transaction that causes it, and tells the open pages. */
export async function notify(
  db: Db,
  { userId, counterpartyId = null, kind, title, message = '', link }: Notice,
): Promise<void> {
  const { id } = await unscoped(db, 'notices go to other people')
    .insertInto('notifications')
    .values({ user_id: userId, counterparty_id: counterpartyId, kind, title, message, link: link ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publish(db, 'notification.added', { notificationId: id }, { userId });
}
