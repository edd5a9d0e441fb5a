import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import { acceptsEmail, notify, orderLink } from '../../notifications/notifications.api.ts';

interface CancelledOrder {
  readonly id: number;
  readonly number: string;
  readonly counterpartyId: number;
  readonly createdBy: number;
}

/** Who has cancelled an order; null for 1C. */
type Canceller = Pick<Actor, 'userId' | 'name' | 'actedBy'> | null;

/**
 * Notifies the buyer who placed the order by email, and in the shop if somebody else has cancelled it; notifies the
 * company's manager in the shop unless the manager did it. People who have left the company get nothing.
 */
export async function notifyOfCancellation(
  db: Db,
  by: Canceller,
  { id, number, counterpartyId, createdBy }: CancelledOrder,
  reason: string,
): Promise<void> {
  const company = await db
    .selectFrom('counterparties')
    .select(['code', 'name', 'manager_id as managerId'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const who = by === null ? null : (by.actedBy?.name ?? by.name);
  const buyer = await unscoped(db, 'the buyer of the order')
    .selectFrom('counterparty_users')
    .innerJoin('users', 'users.id', 'counterparty_users.user_id')
    .select(['users.id', 'users.login'])
    .where('users.id', '=', createdBy)
    .where('counterparty_users.counterparty_id', '=', counterpartyId)
    .where('users.active', '=', true)
    .executeTakeFirst();
  const title = `Заказ ${number} отменён`;
  const because = reason ? [`Причина: ${reason}`] : [];
  const isOwnDoing = by !== null && by.userId === createdBy && by.actedBy === null;
  const whoWords = who === null ? 'Его отменил отдел продаж.' : `Его отменил пользователь ${who}.`;
  if (buyer !== undefined && (await acceptsEmail(db, buyer.id, 'order'))) {
    await queueEmail(db, {
      recipient: buyer.login,
      subject: title,
      body: [
        'Здравствуйте!',
        `Заказ ${number} (${company.name}) отменён.${isOwnDoing ? '' : ` ${whoWords}`}`,
        ...because,
        'Состав заказа сохранён: его можно повторить в личном кабинете, раздел «Заказы».',
      ].join('\n\n'),
    });
  }
  if (buyer !== undefined && !isOwnDoing) {
    const message = [whoWords.replace('Его отменил', 'Отменил'), ...because].join(' ');
    const link = orderLink(id);
    await notify(db, { userId: buyer.id, counterpartyId, kind: 'order', title, message, link });
  }
  if (company.managerId !== null && company.managerId !== by?.actedBy?.id) {
    await notify(db, {
      userId: company.managerId,
      counterpartyId,
      kind: 'order',
      title,
      message: [`${company.name}.`, ...because].join(' '),
      link: orderLink(id),
    });
  }
}
