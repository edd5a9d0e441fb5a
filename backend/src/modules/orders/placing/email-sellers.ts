import { buffer } from 'node:stream/consumers';
import { DELIVERY_NAMES, PAY_SYSTEM_NAMES } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { type Attachment, fitEmail } from '../../../platform/message-outbox/attachments.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { acceptsEmail, orderLink } from '../../notifications/notifications.api.ts';
import { orderWorkbook } from '../list/order-workbook.ts';
import { ordersOf } from '../list/orders.repository.ts';
import type { PlacedOrder } from './notify-of-order.ts';
import { salesSetting } from './sales-setting.ts';

/**
 * Emails a new order with its lines as XLSX to the company's manager, as his settings allow, and to the address that
 * the setting `sales` names. The link opens the order for the company's manager.
 */
export async function emailSellers(
  db: Db,
  actor: Actor,
  order: PlacedOrder,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  const company = await readCompany(db, actor);
  const recipients = await findRecipients(db, company);
  if (recipients.length === 0) return;
  const file = await renderLines(db, actor, order);
  const attachments = fitEmail([file]) ? [file] : [];
  const link = `${publicUrl}${orderLink(order.id)}`;
  const body = [
    `${company.name} (ИНН ${company.inn}) оформила заказ ${order.number} на сумму ${formatMoney(order.checkout.totals.totalKopecks)}.`,
    termsOf(actor, order, company),
    attachments.length > 0
      ? 'Состав заказа — во вложении.'
      : 'Файл с составом слишком велик для письма, скачайте его на странице заказа.',
    `Открыть заказ: ${link}`,
  ].join('\n\n');
  const subject = `Новый заказ ${order.number}: ${company.name}`;
  for (const recipient of recipients) await queueEmail(db, { recipient, subject, body, attachments });
}

type Company = Awaited<ReturnType<typeof readCompany>>;

function readCompany(db: Db, actor: Actor) {
  return db
    .selectFrom('counterparties as company')
    .leftJoin('users as manager', (join) =>
      join
        .onRef('manager.id', '=', 'company.manager_id')
        .on('manager.active', '=', true)
        .on('manager.role', '=', 'MANAGER'),
    )
    .select([
      'company.name',
      'company.inn',
      'manager.id as managerId',
      'manager.login as managerEmail',
      'manager.name as managerName',
      'manager.last_name as managerLastName',
    ])
    .where('company.id', '=', scoped(db, actor).counterpartyId)
    .executeTakeFirstOrThrow();
}

/** Each address once: the manager's may be the shared one. */
async function findRecipients(db: Db, { managerId, managerEmail }: Company): Promise<readonly string[]> {
  const { ordersEmail } = await readSetting(db, salesSetting);
  const isManagerTold = managerId !== null && (await acceptsEmail(db, managerId, 'order'));
  const emails = [isManagerTold ? managerEmail : null, ordersEmail || null].filter((email) => email !== null);
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
}

async function renderLines(db: Db, actor: Actor, { id, number }: PlacedOrder): Promise<Attachment> {
  const lines = await ordersOf(db, actor).lines(id);
  const { name, type, content } = orderWorkbook({ number, lines }, { canSeePrices: true });
  return { name, type, content: Buffer.isBuffer(content) ? content : await buffer(content) };
}

function termsOf(actor: Actor, order: PlacedOrder, company: Company): string {
  const { details, destination, checkout } = order;
  const days = checkout.plans[details.shipment].map(({ on }) =>
    on === null ? 'по поступлении товаров' : formatDay(on),
  );
  const where = [destination.transportCompany, destination.address].filter(Boolean).join(', ');
  const manager = [company.managerName, company.managerLastName].filter(Boolean).join(' ');
  const by = actor.actedBy === null ? '' : ` (за него — ${actor.actedBy.name})`;
  return [
    `Оформил: ${actor.name}${by}`,
    `Менеджер: ${manager || 'не назначен'}`,
    `Оплата: ${PAY_SYSTEM_NAMES[details.paySystem]}`,
    `Получение: ${DELIVERY_NAMES[details.deliveryType]}${where === '' ? '' : ` — ${where}`}`,
    `Отгрузка: ${days.join(' и ')}`,
    ...(details.comment === '' ? [] : [`Комментарий: ${details.comment}`]),
  ].join('\n');
}
