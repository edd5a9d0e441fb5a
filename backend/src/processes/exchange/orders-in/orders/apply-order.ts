import { listInvoice } from '../../../../modules/documents/documents.api.ts';
import {
  cancelFrom1c,
  isHere,
  lockOrderContent,
  type OrderContent,
  type ProposalOutcome,
  proposeChange,
  publishOrderChanged,
} from '../../../../modules/orders/orders.api.ts';
import { todayInMoscow } from '../../../../platform/calendar/days.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { bringOrder } from '../../../fulfilment/bring-order.ts';
import { receiveRest } from '../../../fulfilment/receive-payment.ts';
import { matchCounterparty } from '../counterparties/match-counterparty.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { ExchangeContext } from '../documents/exchange-context.ts';
import type { Outcome } from '../documents/import-counts.ts';
import type { OutsideDocument } from '../reading/outside-document.ts';
import { buildProposal } from './build-proposal.ts';
import { createOrder } from './create-order.ts';
import { isOurNumber, matchOrder } from './match-order.ts';
import { findExternal, hashOf, type Said, saveExternal } from './order-external.repository.ts';
import { goalOf, stepTo } from './order-step.ts';
import { findGoods } from './outside-goods.ts';

export interface AppliedOrder {
  readonly outcome: Outcome;
  /** Undefined for an order that both systems are without. */
  readonly orderId: number | undefined;
  /** Why the order does not go on: words that nobody has mapped. */
  readonly unknownStatus?: string | undefined;
}

/**
 * Applies an order of 1C: finds it or adds it, remembers what 1C says, brings its differences to the buyer, and moves it
 * on. The same words again change nothing. Throws `DocumentError` or `Conflict` for what cannot be right.
 */
export async function applyOrder(
  db: Db,
  document: OutsideDocument,
  context: ExchangeContext,
): Promise<AppliedOrder> {
  const known = await matchOrder(db, document, context.numberPrefix);
  const isGone = isCancelled(document, context);
  if (known === undefined) {
    if (isGone) return { outcome: 'unchanged', orderId: undefined };
    const orderId = await addOrder(db, document, context);
    return { outcome: 'added', orderId, unknownStatus: unknownStatus(document, context) };
  }
  const order = await lockOrderContent(db, known);
  const outcome = order === undefined ? 'unchanged' : await updateOrder(db, order, document, context);
  return { outcome, orderId: known, unknownStatus: unknownStatus(document, context) };
}

function unknownStatus({ status }: OutsideDocument, { statusOf }: ExchangeContext): string | undefined {
  return status === '' || statusOf(status) !== undefined
    ? undefined
    : `Статус «${status}» не\u00a0сопоставлен: заказ остаётся в\u00a0прежнем, пока его не\u00a0сопоставят`;
}

function isCancelled(document: OutsideDocument, { statusOf }: ExchangeContext): boolean {
  return document.isDeleted || document.isCancelled || statusOf(document.status) === 'cancelled';
}

async function addOrder(db: Db, document: OutsideDocument, context: ExchangeContext): Promise<number> {
  const { number, siteNumber, buyer } = document;
  if (siteNumber !== '' || isOurNumber(number))
    throw new DocumentError(`Заказа ${siteNumber || number} в\u00a0магазине нет`);
  const company = buyer === null ? undefined : await matchCounterparty(db, buyer);
  if (company === undefined)
    throw new DocumentError(
      buyer === null
        ? 'В\u00a0заказе не\u00a0указан покупатель'
        : `Покупателя «${buyer.name}»${buyer.inn === '' ? ' без ИНН' : ` с\u00a0ИНН ${buyer.inn}`} в\u00a0магазине нет`,
    );
  const content = await findGoods(db, document, context.deliveryName);
  const order = await createOrder(db, document, { company, content });
  await remember(db, order, document, context, { isFrom1c: true, isWaiting: false });
  await moveOn(db, order, document, context, 'applied');
  return order.id;
}

async function updateOrder(
  db: Db,
  order: OrderContent,
  document: OutsideDocument,
  context: ExchangeContext,
): Promise<Outcome> {
  const before = await findExternal(db, order.id);
  const isMappedNow = before?.isStatusUnknown === true && context.statusOf(document.status) !== undefined;
  if (before?.contentHash === hashOf(document) && !isMappedNow) return 'unchanged';
  const isFrom1c = before?.isFrom1c ?? false;
  if (isCancelled(document, context)) {
    await remember(db, order, document, context, { isFrom1c, isWaiting: false });
    const reason = document.cancelReason || document.refusal || 'Отменён в\u00a01С';
    return (await cancelFrom1c(db, order, reason)) ? 'cancelled' : 'unchanged';
  }
  if (order.status === 'cancelled')
    // The buyer has cancelled it, and 1C will hear of that.
    return rememberOnly(db, order, document, context, isFrom1c);
  const lines = await changeLines(db, order, document, context);
  const said = await remember(db, order, document, context, { isFrom1c, isWaiting: lines === 'waiting' });
  const hasMoved = await moveOn(db, order, document, context, lines);
  await publishOrderChanged(db, { orderId: order.id, counterpartyId: order.counterpartyId });
  if (lines === 'waiting') return 'waiting';
  const isWhereItIs = document.status === '' || context.statusOf(document.status) === order.status;
  return lines === 'applied' || hasMoved || isNewlySaid(before, said, isWhereItIs) ? 'changed' : 'unchanged';
}

async function rememberOnly(
  db: Db,
  order: OrderContent,
  document: OutsideDocument,
  context: ExchangeContext,
  isFrom1c: boolean,
): Promise<Outcome> {
  await remember(db, order, document, context, { isFrom1c, isWaiting: false });
  return 'unchanged';
}

/** A document without lines only says where the order is. */
async function changeLines(
  db: Db,
  order: OrderContent,
  document: OutsideDocument,
  { deliveryName }: ExchangeContext,
): Promise<ProposalOutcome> {
  if (document.lines.length === 0) return 'unchanged';
  const content = await findGoods(db, document, deliveryName);
  return proposeChange(db, order, buildProposal(order, document, content));
}

/** Whether 1C says what the order does not show yet: its own words for where the order is anyway are nothing new. */
function isNewlySaid(before: Said | undefined, after: Said, isWhereItIs: boolean): boolean {
  return (
    (before?.status !== after.status && !isWhereItIs) ||
    (before?.externalId ?? null) !== after.externalId ||
    (before?.number ?? '') !== after.number ||
    (before?.refusal ?? '') !== after.refusal
  );
}

async function remember(
  db: Db,
  order: OrderContent,
  document: OutsideDocument,
  { statusOf }: ExchangeContext,
  { isFrom1c, isWaiting }: { readonly isFrom1c: boolean; readonly isWaiting: boolean },
): Promise<Said> {
  const before = await findExternal(db, order.id);
  const { id, number, number1c, on, on1c, status, refusal } = document;
  const own1c = number1c || (isOurNumber(number) || number === String(order.id) ? '' : number.trim());
  const said: Said = {
    // The shop's own id comes back from 1C, and is none of its.
    externalId: id === '' || id === String(order.id) ? (before?.externalId ?? null) : id,
    number: own1c || (before?.number ?? ''),
    datedOn: on1c ?? (own1c === '' ? (before?.datedOn ?? null) : on),
    status,
    isStatusUnknown: status !== '' && statusOf(status) === undefined,
    isStepWaiting: isWaiting,
    refusal,
    isFrom1c,
    contentHash: hashOf(document),
  };
  await saveExternal(db, order.id, said);
  return said;
}

/** Moves the order to where 1C has it; whether anything happened. */
async function moveOn(
  db: Db,
  order: OrderContent,
  document: OutsideDocument,
  { statusOf }: ExchangeContext,
  lines: ProposalOutcome,
): Promise<boolean> {
  const { invoice, payment, shipment, upd, isPaid, totalKopecks } = document;
  let hasMoved = false;
  if (invoice !== null) {
    const externalId = `заказ ${order.number}: счёт ${invoice.number} ${invoice.on}`;
    hasMoved = await listInvoice(db, order.id, { ...invoice, externalId });
  }
  if (payment !== null || isPaid === true) {
    const number = payment?.number ?? `Оплата ${order.number}`;
    const on = payment?.on ?? document.on1c ?? document.on ?? todayInMoscow();
    hasMoved = (await receiveRest(db, order.id, { number, on })) || hasMoved;
  }
  let goal = goalOf(document, statusOf(document.status));
  if (goal === null) return hasMoved;
  // A change that waits for the buyer lets the order be confirmed, no more.
  if (lines === 'waiting') {
    const moves = await bringOrder(db, order.id, stepTo('confirmed'));
    return moves.length > 0 || hasMoved;
  }
  const moves = [];
  if (shipment !== null) {
    const { number, on } = upd ?? shipment;
    const externalId = `заказ ${order.number}: отгрузка ${shipment.number} ${shipment.on}`;
    // The document's sum is that of the whole order.
    const kopecks = order.shipments.every(isHere) ? totalKopecks : null;
    const leaving = { number, on, externalId, kopecks, quantities: null };
    moves.push(...(await bringOrder(db, order.id, { step: 'ship', on: shipment.on, shipment: leaving })));
    // The number of a part that has left before does not say that the rest has left too.
    if (moves.length === 0) goal = goalOf({ ...document, shipment: null }, statusOf(document.status));
  }
  if (goal === null) return moves.length > 0 || hasMoved;
  moves.push(...(await bringOrder(db, order.id, stepTo(goal))));
  return moves.length > 0 || hasMoved;
}
