import type { DeliveryType, PaySystem } from '@shop/contracts/basket-order/orders';
import { notify, orderLink } from '../../../../modules/notifications/notifications.api.ts';
import { applyProposal, lockOrderContent, type OrderContent } from '../../../../modules/orders/orders.api.ts';
import { addDays, todayInMoscow } from '../../../../platform/calendar/days.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { nextNumber } from '../../../../platform/database/number-series.ts';
import { unscoped } from '../../../../platform/database/scoped.ts';
import { publish } from '../../../../platform/events/live-events.ts';
import type { MatchedCompany } from '../counterparties/match-counterparty.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { OutsideDocument } from '../reading/outside-document.ts';
import { buildProposal } from './build-proposal.ts';
import type { DocumentContent } from './outside-goods.ts';

const REASON = '1C brings orders of all companies';

/**
 * Adds an order that a manager has placed in 1C: with the prices and quantities of 1C, goods reserved as far as there are
 * any, and a number of the shop. Throws `DocumentError` if nobody could be its author.
 */
export async function createOrder(
  db: Db,
  document: OutsideDocument,
  { company, content }: { readonly company: MatchedCompany; readonly content: DocumentContent },
): Promise<OrderContent> {
  if (content.goods.length === 0) throw new DocumentError('В\u00a0заказе нет товаров');
  const proposal = buildProposal({ lines: [], deliveryKopecks: 0 }, document, content);
  const authorId = await findAuthor(db, company);
  const contract = await findContract(db, company.id, document.contract);
  const paySystem = paySystemOf(document, contract?.days ?? 0);
  const on = document.on1c ?? document.on ?? todayInMoscow();
  const number = await nextNumber(db, 'order', 'ЗК', todayInMoscow());
  const { id } = await unscoped(db, REASON)
    .insertInto('orders')
    .values({
      number,
      counterparty_id: company.id,
      contract_id: contract?.id ?? null,
      created_by: authorId,
      acted_by: company.managerId,
      delivery_type: deliveryTypeOf(document),
      address: document.address,
      comment: document.comment,
      shipment: 'send-fast',
      pay_system: paySystem,
      due_on: paySystem === 'postponement' ? addDays(on, contract?.days ?? 0) : null,
      ...{ goods_kopecks: 0, vat_kopecks: 0, total_kopecks: 0, order_type: 1 },
      // 1C has it: it is not handed back.
      taken_version: 1,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_statuses')
    .values({ order_id: id, status: 'new', reached_by: company.managerId })
    .execute();
  const empty = await lockOrderContent(db, id);
  await applyProposal(db, empty!, proposal);
  await noteGoodsOnBackOrder(db, id);
  await tell(db, { id, number, authorId, company });
  return (await lockOrderContent(db, id))!;
}

/** The company's administrator, else another of its people, else its manager. */
async function findAuthor(db: Db, { id, name, managerId }: MatchedCompany): Promise<number> {
  const member = await unscoped(db, REASON)
    .selectFrom('counterparty_users as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select('users.id')
    .where('member.counterparty_id', '=', id)
    .where('users.active', '=', true)
    .orderBy('member.is_admin', 'desc')
    .orderBy('users.id')
    .executeTakeFirst();
  const authorId = member?.id ?? managerId;
  if (authorId === null)
    throw new DocumentError(`У\u00a0компании ${name} нет ни\u00a0пользователей, ни\u00a0менеджера`);
  return authorId;
}

async function findContract(db: Db, counterpartyId: number, number: string) {
  const contracts = await unscoped(db, REASON)
    .selectFrom('contracts')
    .select(['id', 'number', 'postponement_days as days'])
    .where('counterparty_id', '=', counterpartyId)
    .orderBy('signed_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return contracts.find((contract) => contract.number === number) ?? contracts[0];
}

function deliveryTypeOf({ deliveryType, address }: OutsideDocument): DeliveryType {
  if (/транспортн/i.test(deliveryType)) return 'transport';
  if (/самовывоз/i.test(deliveryType)) return 'pickup';
  return deliveryType === '' && address === '' ? 'pickup' : 'delivery';
}

function paySystemOf({ paySystem }: OutsideDocument, days: number): PaySystem {
  if (/отсроч/i.test(paySystem)) return 'postponement';
  if (/лимит|кредит/i.test(paySystem)) return 'credit';
  return paySystem === '' && days > 0 ? 'postponement' : 'invoice';
}

/** Whether everything was in stock when it was placed. */
async function noteGoodsOnBackOrder(db: Db, id: number): Promise<void> {
  const { lines } = (await lockOrderContent(db, id))!;
  if (lines.every(({ reserved, quantity }) => reserved === quantity)) return;
  await unscoped(db, REASON).updateTable('orders').set({ order_type: 2 }).where('id', '=', id).execute();
}

async function tell(
  db: Db,
  {
    id,
    number,
    authorId,
    company,
  }: {
    readonly id: number;
    readonly number: string;
    readonly authorId: number;
    readonly company: MatchedCompany;
  },
): Promise<void> {
  await unscoped(db, REASON)
    .insertInto('history')
    .values({
      counterparty_id: company.id,
      action: 'order.placed',
      details: JSON.stringify({ orderId: id, number }),
    })
    .execute();
  await publish(db, 'order.placed', { orderId: id }, { counterpartyId: company.id });
  if (authorId === company.managerId) return;
  await notify(db, {
    userId: authorId,
    counterpartyId: company.id,
    kind: 'order',
    title: `Заказ №\u00a0${number} оформлен менеджером`,
    message: `${company.name}. Состав и\u00a0суммы\u00a0— на\u00a0странице заказа.`,
    link: orderLink(id),
  });
}
