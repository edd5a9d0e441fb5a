import type { NotificationKind } from '@shop/contracts/support/notifications';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { publishToEach } from '../../platform/events/live-events.ts';

/** A notification to add (§7). */
export interface Notice {
  readonly userId: number;
  readonly kind: NotificationKind;
  /**
   * The company concerned, or null. An impersonating session sees only its own company's notifications, and a customer
   * who does not belong to the company (any more) gets none.
   */
  readonly counterpartyId: number | null;
  readonly title: string;
  /** Plain text, not HTML. */
  readonly message?: string;
  /** The page of this site that the notification is about. */
  readonly link?: string;
}

/** Adds a notification for one person in the transaction that causes it, and updates the person's open pages. */
export function notify(db: Db, notice: Notice): Promise<void> {
  return notifyAll(db, [notice]);
}

/**
 * Adds many, for one person or several, in two statements. People who have declined the kind, whose account is switched
 * off, or who have left the company get none, and their pages no event.
 */
export async function notifyAll(db: Db, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = JSON.stringify(notices);
  const { rows: recipients } = await sql<{ id: number; user_id: number }>`
    insert into notifications (user_id, counterparty_id, kind, title, message, link)
    select recipient.id, notice."counterpartyId", notice.kind, notice.title, coalesce(notice.message, ''), notice.link
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (
      "userId" bigint, "counterpartyId" bigint, kind text, title text, message text, link text
    )) with ordinality as notice ("userId", "counterpartyId", kind, title, message, link, place)
    join users recipient on recipient.id = notice."userId" and recipient.active
    where not exists (
      select from notification_settings setting
      where setting.user_id = recipient.id and setting.kind = notice.kind and not setting.in_shop
    ) and (recipient.role <> 'CUSTOMER' or notice."counterpartyId" is null or exists (
      select from counterparty_users membership
      where membership.user_id = recipient.id and membership.counterparty_id = notice."counterpartyId"
    ))
    order by notice.place
    returning id, user_id`.execute(db);
  await publishToEach(
    db,
    'notification.added',
    recipients.map(({ id, user_id: userId }) => ({ userId, payload: { notificationId: id } })),
  );
}
