import type { PaySystem } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import { acceptsEmail, type Notice, notifyAll, orderLink } from '../../notifications/notifications.api.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { Destination, OrderDetails } from './order-details.ts';

/** An order that has just been placed, with what the buyer chose. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly details: OrderDetails;
  readonly destination: Destination;
  readonly checkout: Checkout;
  /** The last day on which the goods are reserved; null without a limit. */
  readonly reservedUntil: Day | null;
}

/** Notifies the buyer by email and in the shop, as the buyer's settings allow, and the manager in the shop. */
export async function notifyOfOrder(db: Db, actor: Actor, order: PlacedOrder): Promise<void> {
  const { id, number, checkout } = order;
  const { counterpartyId } = scoped(db, actor);
  const counterparty = await db
    .selectFrom('counterparties')
    .select(['name', 'manager_id as managerId'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const sum = formatMoney(checkout.totals.totalKopecks);
  const email = {
    recipient: actor.login,
    subject: `Заказ ${number} принят`,
    body: [
      'Здравствуйте!',
      `Мы приняли заказ ${number} (${counterparty.name}) на сумму ${sum}.`,
      ...wayOf(order),
      shipmentsOf(order),
      paymentOf(order),
      ...reservationOf(order),
      'Счёт на оплату и состояние заказа — в личном кабинете, раздел «Заказы».',
    ].join('\n\n'),
  };
  await queueEmail(db, email, { isWanted: await acceptsEmail(db, actor.userId, 'order') });
  const notices: Notice[] = [
    {
      userId: actor.userId,
      counterpartyId,
      kind: 'order',
      title: `Заказ ${number} принят`,
      message: 'Счёт на оплату готов, его можно открыть на странице заказа.',
      link: orderLink(id),
    },
  ];
  if (counterparty.managerId !== null) {
    notices.push({
      userId: counterparty.managerId,
      counterpartyId,
      kind: 'order',
      title: `Новый заказ ${number}`,
      message: `${counterparty.name}, ${sum}`,
      link: orderLink(id),
    });
  }
  await notifyAll(db, notices);
}

/** Pickup needs no line: the order shows the warehouse. */
function wayOf({ details: { deliveryType }, destination }: PlacedOrder): readonly string[] {
  const { address, addressComment, transportCompany } = destination;
  if (deliveryType === 'pickup') return [];
  if (deliveryType === 'transport') return [`Терминал: ${transportCompany}, ${address}.`];
  return [`Адрес доставки: ${[address, addressComment].filter(Boolean).join('. ')}.`];
}

function shipmentsOf({ checkout, details: { shipment } }: PlacedOrder): string {
  const days = checkout.plans[shipment].map(({ on }) =>
    on === null ? 'по поступлении товаров' : formatDay(on),
  );
  return days.length > 1 ? `Отгрузим частями: ${days.join(' и ')}.` : `Отгрузка: ${days.join()}.`;
}

function reservationOf({ reservedUntil, details }: PlacedOrder): readonly string[] {
  if (reservedUntil === null) return [];
  const event = details.paySystem === 'invoice' ? 'после оплаты' : 'когда начнём собирать заказ';
  return [`Товары зарезервированы до ${formatDay(reservedUntil)} включительно, а ${event} — до отгрузки.`];
}

function paymentOf({ checkout: { paySystems }, details }: PlacedOrder): string {
  const dueOn = paySystems.find(({ code }) => code === details.paySystem)?.dueOn ?? null;
  const texts: Readonly<Record<PaySystem, string>> = {
    invoice: 'Отгрузим после оплаты счёта.',
    credit: 'Заказ оформлен в счёт кредитного лимита.',
    postponement:
      dueOn === null
        ? 'Заказ оформлен с отсрочкой: срок оплаты станет известен вместе с датой отгрузки.'
        : `Заказ оформлен с отсрочкой: оплатить до ${formatDay(dueOn)}.`,
  };
  return texts[details.paySystem];
}
