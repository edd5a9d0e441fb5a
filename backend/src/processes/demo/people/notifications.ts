import type { NotificationKind } from '@shop/contracts/support/notifications';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

const HOUR_MS = 3_600_000;

/** Kinds of notifications about the buyer's company. */
const COMPANY_KINDS: ReadonlySet<NotificationKind> = new Set(['appeal', 'finances']);

interface DemoNotification {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly message: string;
  readonly link: string;
  readonly hours: number;
  readonly isRead?: boolean;
}

/** Seeds a few notifications of the buyer, some of them unread. */
export async function seedNotifications(
  db: Db,
  { buyer, counterpartyId }: { readonly buyer: number; readonly counterpartyId: number },
  nowMs: number,
): Promise<void> {
  const answer = await unscoped(db, 'demo data')
    .selectFrom('appeals')
    .innerJoin('appeal_messages', 'appeal_messages.appeal_id', 'appeals.id')
    .select(['appeals.id', 'appeals.number', 'appeals.subject', 'appeal_messages.created_at as createdAt'])
    .where('appeals.counterparty_id', '=', counterpartyId)
    .where('appeal_messages.side', '=', 'shop')
    .orderBy('appeal_messages.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = (hoursAgo: number) => new Date(nowMs - hoursAgo * HOUR_MS);
  const notifications: readonly DemoNotification[] = [
    {
      kind: 'finances',
      title: 'Через 3 дня срок оплаты',
      message: 'Проверьте отгрузки с отсрочкой в разделе «Финансы».',
      link: '/finances/schedule/',
      hours: 5,
    },
    {
      kind: 'appeal',
      title: `Ответ по обращению ${answer.number}`,
      message: answer.subject,
      link: `/appeal/${answer.id}/`,
      hours: (nowMs - answer.createdAt.getTime()) / HOUR_MS,
    },
    {
      kind: 'arrival',
      title: 'Зимняя коллекция на складе',
      message: 'Утеплённые куртки и полукомбинезоны поступили на склад в Подольске.',
      link: '/catalog/',
      hours: 190,
      isRead: true,
    },
    {
      kind: 'site',
      title: 'Добро пожаловать в личный кабинет',
      message: 'Здесь собраны заказы, документы и взаиморасчёты.',
      link: '/',
      hours: 2400,
      isRead: true,
    },
  ];
  await db
    .insertInto('notifications')
    .values(
      notifications.map(({ hours, isRead = false, ...notice }) => ({
        ...notice,
        user_id: buyer,
        counterparty_id: COMPANY_KINDS.has(notice.kind) ? counterpartyId : null,
        created_at: at(hours),
        read_at: isRead ? at(hours - 2) : null,
      })),
    )
    .execute();
}
