import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import { acceptsEmail, notify, orderLink } from '../../notifications/notifications.api.ts';

interface CancelledOrder {
  readonly id: number;
  readonly number: string;
  readonly createdBy: number;
}

/**
 * Notifies the buyer who placed the order by email, and in the shop if somebody else has cancelled it; notifies the
 * company's manager in the shop unless the manager did it. People who have left the company get nothing.
 */
export async function notifyOfCancellation(
  db: Db,
  actor: Actor,
  { id, number, createdBy }: CancelledOrder,
  reason: string,
): Promise<void> {
  const { counterpartyId } = scoped(db, actor);
  const company = await db
    .selectFrom('counterparties')
    .select(['code', 'name', 'manager_id as managerId'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const who = actor.actedBy?.name ?? actor.name;
  const buyer = await scoped(db, actor)
    .selectFrom('counterparty_users')
    .innerJoin('users', 'users.id', 'counterparty_users.user_id')
    .select(['users.id', 'users.login'])
    .where('users.id', '=', createdBy)
    .where('users.active', '=', true)
    .executeTakeFirst();
  const title = `Заказ ${number} отменён`;
  const because = reason ? [`Причина: ${reason}`] : [];
  const isOwnDoing = actor.userId === createdBy && actor.actedBy === null;
  if (buyer !== undefined && (await acceptsEmail(db, buyer.id, 'order'))) {
    await queueEmail(db, {
      recipient: buyer.login,
      subject: title,
      body: [
        'Здравствуйте!',
        `Заказ ${number} (${company.name}) отменён.${isOwnDoing ? '' : ` Его отменил пользователь ${who}.`}`,
        ...because,
        'Состав заказа сохранён: его можно повторить в личном кабинете, раздел «Заказы».',
      ].join('\n\n'),
    });
  }
  if (buyer !== undefined && !isOwnDoing) {
    const message = [`Отменил пользователь ${who}.`, ...because].join(' ');
    const link = orderLink(id);
    await notify(db, { userId: buyer.id, counterpartyId, kind: 'order', title, message, link });
  }
  if (company.managerId !== null && company.managerId !== actor.actedBy?.id) {
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
