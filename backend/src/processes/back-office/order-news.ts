import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { notify, orderLink, wantsMail } from '../../modules/notifications/notifications.api.ts';
import { publishOrderChanged } from '../../modules/orders/orders.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import type { LockedOrder } from './locked-order.repository.ts';
import type { Step, StepShipment } from './next-step.ts';

interface News {
  readonly title: string;
  readonly message: string;
}

/**
 * Tells whoever placed the order, in the shop and by mail as he wants it, and every open page of the counterparty. Who has
 * left the company is told nothing any more.
 */
export async function tellOfStep(db: Db, order: LockedOrder, step: Step): Promise<void> {
  const { id, number, counterpartyId, createdBy: userId } = order;
  const { title, message } = newsOf(order, step);
  await publishOrderChanged(db, { orderId: id, counterpartyId });
  const buyer = await db
    .selectFrom('users')
    .innerJoin('counterparty_users as membership', 'membership.user_id', 'users.id')
    .select('users.login')
    .where('users.id', '=', userId)
    .where('users.active', '=', true)
    .where('membership.counterparty_id', '=', counterpartyId)
    .executeTakeFirst();
  if (buyer === undefined) return;
  await notify(db, { userId, counterpartyId, kind: 'order', title, message, link: orderLink(id) });
  if (!(await wantsMail(db, userId, 'order'))) return;
  await queueMail(db, {
    recipient: buyer.login,
    subject: title,
    body: [
      'Здравствуйте!',
      `${title}. ${message}`.trim(),
      `Состояние заказа ${number} — в личном кабинете, раздел «Заказы».`,
    ].join('\n\n'),
  });
}

/** What a step means to the buyer: a title without a full stop, and sentences. */
function newsOf(
  order: Pick<LockedOrder, 'number' | 'deliveryType' | 'paySystem' | 'shipments'>,
  step: Step,
): News {
  const whole = `Заказ №\u00a0${order.number}`;
  const isFetched = order.deliveryType === 'pickup';
  switch (step.kind) {
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
        message: `Получили ${formatMoney(step.kopecks)}, передаём заказ на склад.`,
      };
    case 'receive':
      return { title: `${whole}: товары поступили`, message: 'Всё, чего не хватало, теперь на складе.' };
    case 'pick': {
      const lines = countOf(step.shipment.lines.length, 'позиция', 'позиции', 'позиций');
      return { title: titleOf(order, step.shipment, PICKED), message: `В сборке ${lines}.` };
    }
    case 'ship':
      return {
        title: titleOf(order, step.shipment, isFetched ? READY : LEFT),
        message: `${WAYS[order.deliveryType]} УПД\u00a0— в документах заказа.`,
      };
    case 'deliver':
      return {
        title: titleOf(order, step.shipment, isFetched ? HANDED_OUT : DELIVERED),
        message: 'Если с товаром что-то не так, сообщите об этом на странице заказа.',
      };
  }
}

/** «Заказ № 7 отгружен», «Часть 1 из 2 заказа № 7 отгружена». */
function titleOf(
  { number, shipments }: Pick<LockedOrder, 'number' | 'shipments'>,
  { id }: StepShipment,
  [ofWhole, ofPart]: readonly [string, string],
): string {
  const kept = shipments.filter(({ status }) => status !== 'cancelled');
  if (kept.length < 2) return `Заказ №\u00a0${number} ${ofWhole}`;
  const place = kept.findIndex((shipment) => shipment.id === id) + 1;
  return `Часть ${place} из\u00a0${kept.length} заказа №\u00a0${number} ${ofPart}`;
}

/** Said of an order and of a part of one. */
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
