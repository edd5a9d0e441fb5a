import type { NotificationKind } from '@shop/contracts/support/notifications';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { publishToEach } from '../../platform/events/live-events.ts';

export interface Notice {
  readonly userId: number;
  readonly kind: NotificationKind;
  /**
   * The company it is about, null for none: an acting session sees those of its company alone, and a customer who does
   * not belong there (any more) is not told.
   */
  readonly counterpartyId: number | null;
  readonly title: string;
  /** Plain text. */
  readonly message?: string;
  /** The page of this site that it is about. */
  readonly link?: string;
}

/** Leaves a notification for one person, in the transaction that causes it, and tells the open pages. */
export function notify(db: Db, notice: Notice): Promise<void> {
  return notifyAll(db, [notice]);
}

/**
 * Leaves many, of several people or of one, in two statements. Whoever does not want the kind, has no account that works
 * or has left the company gets none, and his pages hear nothing.
 */
export async function notifyAll(db: Db, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = JSON.stringify(notices);
  const { rows: told } = await sql<{ id: number; user_id: number }>`
    insert into notifications (user_id, counterparty_id, kind, title, message, link)
    select told.id, notice."counterpartyId", notice.kind, notice.title, coalesce(notice.message, ''), notice.link
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (
      "userId" bigint, "counterpartyId" bigint, kind text, title text, message text, link text
    )) with ordinality as notice ("userId", "counterpartyId", kind, title, message, link, place)
    join users told on told.id = notice."userId" and told.active
    where not exists (
      select from notification_settings setting
      where setting.user_id = told.id and setting.kind = notice.kind and not setting.in_shop
    ) and (told.role <> 'CUSTOMER' or notice."counterpartyId" is null or exists (
      select from counterparty_users membership
      where membership.user_id = told.id and membership.counterparty_id = notice."counterpartyId"
    ))
    order by notice.place
    returning id, user_id`.execute(db);
  await publishToEach(
    db,
    'notification.added',
    told.map(({ id, user_id: userId }) => ({ userId, payload: { notificationId: id } })),
  );
}
