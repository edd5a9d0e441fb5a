import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { isUpdIssuedHere } from '../../modules/documents/documents.api.ts';
import { acceptsEmail, notify, orderLink } from '../../modules/notifications/notifications.api.ts';
import { findBuyer, publishOrderChanged } from '../../modules/orders/orders.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { LockedOrder } from './locked-order.repository.ts';
import type { ShipmentState, Transition } from './next-transition.ts';
import type { OutsideShipment } from './outside-shipment.ts';

interface Message {
  readonly title: string;
  readonly message: string;
}

/**
 * Notifies the person who placed the order, in the shop and by email as his settings say, and every open page of the
 * counterparty. A person who has left the company is not notified.
 */
export async function notifyOfTransition(
  db: Db,
  order: LockedOrder,
  transition: Transition,
  outside?: OutsideShipment,
): Promise<void> {
  const { id, number, counterpartyId, createdBy: userId } = order;
  const { title, message } = messageOf(
    order,
    transition,
    (outside?.number ?? '') !== '' || (await isUpdIssuedHere(db)),
  );
  await publishOrderChanged(db, { orderId: id, counterpartyId });
  const buyer = await findBuyer(db, order);
  if (buyer === undefined) return;
  await notify(db, { userId, counterpartyId, kind: 'order', title, message, link: orderLink(id) });
  if (!(await acceptsEmail(db, userId, 'order'))) return;
  await queueEmail(db, {
    recipient: buyer.login,
    subject: title,
    body: [
      'Здравствуйте!',
      `${title}. ${message}`.trim(),
      `Состояние заказа ${number} — в личном кабинете, раздел «Заказы».`,
    ].join('\n\n'),
  });
}

/** The notification for the buyer: a title without a full stop, and sentences. */
function messageOf(
  order: Pick<LockedOrder, 'number' | 'deliveryType' | 'paySystem' | 'shipments'>,
  transition: Transition,
  isUpdHere: boolean,
): Message {
  const whole = `Заказ №\u00a0${order.number}`;
  const isFetched = order.deliveryType === 'pickup';
  switch (transition.kind) {
    case 'confirm':
      return {
        title: `${whole} подтверждён`,
        message:
          order.paySystem === 'invoice'
            ? 'Начнём собирать, как только поступит оплата по счёту.'
            : 'Передаём его на склад.',
      };
    case 'pay':
      return {
        title: `${whole} оплачен`,
        message: `Получили ${formatMoney(transition.kopecks)}, передаём заказ на склад.`,
      };
    case 'receive':
      return { title: `${whole}: товары поступили`, message: 'Всё, чего не хватало, теперь на складе.' };
    case 'pick': {
      const lines = countOf(transition.shipment.lines.length, 'позиция', 'позиции', 'позиций');
      return { title: titleOf(order, transition.shipment, PICKED), message: `В сборке ${lines}.` };
    }
    case 'ship':
      return {
        title: titleOf(order, transition.shipment, isFetched ? READY : LEFT),
        message: `${WAYS[order.deliveryType]} ${isUpdHere ? 'УПД\u00a0— в документах заказа.' : 'УПД придёт из\u00a01С.'}`,
      };
    case 'deliver':
      return {
        title: titleOf(order, transition.shipment, isFetched ? HANDED_OUT : DELIVERED),
        message: 'Если с товаром что-то не так, сообщите об этом на странице заказа.',
      };
  }
}

/** «Заказ № 7 отгружен», «Часть 1 из 2 заказа № 7 отгружена». */
function titleOf(
  { number, shipments }: Pick<LockedOrder, 'number' | 'shipments'>,
  { id }: ShipmentState,
  [ofWhole, ofPart]: readonly [string, string],
): string {
  const remaining = shipments.filter(({ status }) => status !== 'cancelled');
  if (remaining.length < 2) return `Заказ №\u00a0${number} ${ofWhole}`;
  const place = remaining.findIndex((shipment) => shipment.id === id) + 1;
  return `Часть ${place} из\u00a0${remaining.length} заказа №\u00a0${number} ${ofPart}`;
}

/** Each pair has the wording for a whole order and for a part. */
const PICKED = ['собирается', 'собирается'] as const;
const READY = ['готов к\u00a0выдаче', 'готова к\u00a0выдаче'] as const;
const LEFT = ['отгружен', 'отгружена'] as const;
const HANDED_OUT = ['выдан', 'выдана'] as const;
const DELIVERED = ['доставлен', 'доставлена'] as const;

const WAYS: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Товары в\u00a0пути к\u00a0вам.',
  pickup: 'Товары ждут вас на складе.',
  transport: 'Товары переданы в\u00a0транспортную компанию.',
};
