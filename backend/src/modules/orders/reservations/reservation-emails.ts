import type { PaySystem } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import { acceptsEmail, notify, orderLink } from '../../notifications/notifications.api.ts';

interface ReservedOrder {
  readonly id: number;
  readonly number: string;
  readonly counterpartyId: number;
  readonly createdBy: number;
  readonly reservedUntil: Day;
  readonly paySystem: PaySystem;
}

/** Whether the buyer may extend the reservation, has done so, or nobody may. */
type Extension = 'possible' | 'used' | 'off';

/** Tells the buyer that the reservation is about to end, by email and in the shop. */
export async function notifyOfEnd(db: Db, order: ReservedOrder, extension: Extension): Promise<void> {
  const until = formatDay(order.reservedUntil);
  const isInvoice = order.paySystem === 'invoice';
  await notifyBuyer(db, order, {
    title: `Резерв по заказу ${order.number} действует до ${until}`,
    message: isInvoice
      ? 'Оплатите заказ в\u00a0этот срок, иначе товары вернутся в\u00a0продажу.'
      : 'Если заказ не\u00a0начнут собирать в\u00a0этот срок, товары вернутся в\u00a0продажу.',
    body: [
      `Товары заказа ${order.number} зарезервированы за вами до ${until} включительно.`,
      isInvoice
        ? 'Оплаты мы пока не получили. Если вы уже оплатили, ничего делать не нужно: платёж появится, когда поступит на наш счёт.'
        : 'Если заказ к этому дню не начнут собирать, товары вернутся в продажу. Вопросы — вашему менеджеру.',
      ...EXTENSION_TEXTS[extension],
    ],
  });
}

/** Tells the buyer, by email and in the shop, and the company's manager that the goods are no longer reserved. */
export async function notifyOfRelease(db: Db, order: ReservedOrder): Promise<void> {
  const title = `Резерв по заказу ${order.number} снят`;
  const isInvoice = order.paySystem === 'invoice';
  const why = `${isInvoice ? 'оплата не\u00a0поступила' : 'заказ не\u00a0начали собирать'} до\u00a0${formatDay(order.reservedUntil)}`;
  await notifyBuyer(db, order, {
    title,
    message: `Товары вернулись в\u00a0продажу: ${why}.`,
    body: [
      `Товары заказа ${order.number} вернулись в продажу: ${why}. Заказ не отменён.`,
      `${isInvoice ? 'Его можно оплатить и сейчас: отгрузим' : 'Отгрузим его'}, когда товары будут на складе. Чтобы ` +
        'заказать то, что есть в наличии, повторите заказ, а этот отмените: личный кабинет, раздел «Заказы».',
    ],
  });
  const { name, managerId } = await db
    .selectFrom('counterparties')
    .select(['name', 'manager_id as managerId'])
    .where('id', '=', order.counterpartyId)
    .executeTakeFirstOrThrow();
  if (managerId === null) return;
  await notify(db, {
    userId: managerId,
    counterpartyId: order.counterpartyId,
    kind: 'order',
    title,
    message: `${name}: ${why}.`,
    link: orderLink(order.id),
  });
}

const EXTENSION_TEXTS: Readonly<Record<Extension, readonly string[]>> = {
  possible: ['Продлить резерв можно один раз: кнопка «Продлить» на странице заказа, раздел «Заказы».'],
  used: ['Резерв уже продлён, второй раз продлить его нельзя.'],
  off: [],
};

interface Message {
  readonly title: string;
  readonly message: string;
  /** Paragraphs of the email. */
  readonly body: readonly string[];
}

/** A buyer who has left the company is not notified. */
async function notifyBuyer(
  db: Db,
  { id, createdBy: userId, counterpartyId }: ReservedOrder,
  { title, message, body }: Message,
): Promise<void> {
  const buyer = await unscoped(db, 'the buyer of an order of any company')
    .selectFrom('users')
    .innerJoin('counterparty_users as membership', 'membership.user_id', 'users.id')
    .select('users.login')
    .where('users.id', '=', userId)
    .where('users.active', '=', true)
    .where('membership.counterparty_id', '=', counterpartyId)
    .executeTakeFirst();
  if (buyer === undefined) return;
  await notify(db, { userId, counterpartyId, kind: 'order', title, message, link: orderLink(id) });
  const email = { recipient: buyer.login, subject: title, body: ['Здравствуйте!', ...body].join('\n\n') };
  await queueEmail(db, email, { isWanted: await acceptsEmail(db, userId, 'order') });
}
