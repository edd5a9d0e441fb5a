import { formatMoney } from '@shop/shared/format/money';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { notify } from '../notifications/notify.ts';

interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly totalKopecks: number;
}

/** Tells the buyer by mail and in the shop, and the counterparty's manager in the shop. */
export async function tellOfOrder(
  db: Db,
  actor: ActingUser,
  { id, number, totalKopecks }: PlacedOrder,
): Promise<void> {
  const counterparty = await db
    .selectFrom('counterparties')
    .select(['name', 'manager_id as managerId'])
    .where('id', '=', scoped(db, actor).counterpartyId)
    .executeTakeFirstOrThrow();
  const sum = formatMoney(totalKopecks);
  await queueMail(db, {
    recipient: actor.login,
    subject: `Заказ ${number} принят`,
    body: [
      'Здравствуйте!',
      `Мы приняли заказ ${number} (${counterparty.name}) на сумму ${sum}.`,
      'Счёт на оплату и состояние заказа — в личном кабинете, раздел «Заказы».',
    ].join('\n\n'),
  });
  await notify(db, {
    userId: actor.userId,
    kind: 'order',
    title: `Заказ ${number} принят`,
    message: 'Счёт на оплату готов, его можно открыть на странице заказа.',
    link: `/orders/${id}/`,
  });
  if (counterparty.managerId !== null) {
    await notify(db, {
      userId: counterparty.managerId,
      kind: 'order',
      title: `Новый заказ ${number}`,
      message: `${counterparty.name}, ${sum}`,
      link: '/manager/mycompanies/',
    });
  }
}
