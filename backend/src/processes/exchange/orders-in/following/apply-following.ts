import { listInvoice } from '../../../../modules/documents/documents.api.ts';
import { settleDocument } from '../../../../modules/finances/finances.api.ts';
import { isHere, lockOrderContent, type OrderContent } from '../../../../modules/orders/orders.api.ts';
import { todayInMoscow } from '../../../../platform/calendar/days.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { unscoped } from '../../../../platform/database/scoped.ts';
import { bringOrder } from '../../../fulfilment/bring-order.ts';
import { receivePayment } from '../../../fulfilment/receive-payment.ts';
import { matchCounterparty } from '../counterparties/match-counterparty.ts';
import { DocumentError } from '../documents/document-error.ts';
import type { ExchangeContext } from '../documents/exchange-context.ts';
import type { Outcome } from '../documents/import-counts.ts';
import { matchBase } from '../orders/match-order.ts';
import { findGoods } from '../orders/outside-goods.ts';
import type { OutsideDocument } from '../reading/outside-document.ts';

/** A document that follows from an order, with the order of its container where it names none. */
export interface FollowingDocument {
  readonly document: OutsideDocument;
  readonly orderOfContainer: number | undefined;
}

/**
 * Applies a shipment, payment, refund, return or invoice of 1C. The same again changes nothing; one whose sum has changed,
 * or that was cancelled, posts the difference. Throws `DocumentError` or `Conflict` for what cannot be right.
 */
export async function applyFollowing(
  db: Db,
  following: FollowingDocument,
  context: ExchangeContext,
): Promise<Outcome> {
  const { document } = following;
  const orderId = await findOrder(db, following, context);
  switch (document.kind) {
    case 'shipment':
      return applyShipment(db, document, needed(orderId, document), context);
    case 'payment':
    case 'refund':
      return applyMoney(db, document, orderId);
    case 'return':
      return applyReturn(db, document, orderId);
    case 'invoice':
      return applyInvoice(db, document, needed(orderId, document));
    case 'order':
      throw new DocumentError('Заказ не\u00a0следует из\u00a0другого заказа');
  }
}

async function findOrder(
  db: Db,
  { document, orderOfContainer }: FollowingDocument,
  { numberPrefix }: ExchangeContext,
): Promise<number | undefined> {
  const { base, siteNumber } = document;
  for (const name of [base, siteNumber]) {
    const found = await matchBase(db, name, numberPrefix);
    if (found !== undefined) return found;
  }
  if (base !== '' && orderOfContainer === undefined)
    throw new DocumentError(`Документ-основание «${base}»: такого заказа в\u00a0магазине нет`);
  return orderOfContainer;
}

function needed(orderId: number | undefined, { kind }: OutsideDocument): number {
  if (orderId !== undefined) return orderId;
  throw new DocumentError(
    kind === 'invoice'
      ? 'Неизвестно, к\u00a0какому заказу счёт'
      : 'Неизвестно, к\u00a0какому заказу отгрузка',
  );
}

async function applyShipment(
  db: Db,
  document: OutsideDocument,
  orderId: number,
  { deliveryName }: ExchangeContext,
): Promise<Outcome> {
  const { totalKopecks, upd } = document;
  const order = (await lockOrderContent(db, orderId))!;
  const externalId = idOf(document);
  if (isTakenBack(document) || document.isShipped === false) {
    const shipped = await findShipment(db, orderId, externalId);
    if (shipped !== undefined && shipped.status !== 'planned')
      throw new DocumentError(
        `Отгрузку ${numberOf(document)} заказа ${order.number} отменили в\u00a01С, а\u00a0в\u00a0магазине она уже проведена`,
      );
    return 'unchanged';
  }
  const shipped = await findShipment(db, orderId, externalId);
  if (order.status === 'cancelled')
    throw new DocumentError(
      `Заказ ${order.number} в\u00a0магазине отменён, а\u00a0в\u00a01С есть его отгрузка ${numberOf(document)}`,
    );
  const content = await findGoods(db, document, deliveryName);
  const isLeft = shipped?.status === 'shipped' || shipped?.status === 'delivered';
  const quantities = placeQuantities(order, content.goods, isLeft ? shipped.id : null);
  const on = dayOf(document);
  const moves = await bringOrder(db, orderId, {
    step: 'ship',
    on,
    shipment: {
      number: upd?.number ?? numberOf(document),
      on: upd?.on ?? on,
      externalId,
      kopecks: totalKopecks,
      quantities,
    },
  });
  if (moves.length > 0) return 'added';
  return shipped === undefined ? 'changed' : 'unchanged';
}

function findShipment(db: Db, orderId: number, externalId: string) {
  return db
    .selectFrom('order_shipments')
    .select(['id', 'status'])
    .where('order_id', '=', orderId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
}

/** Returns the leaving quantity of each line: an offer that has several lines fills them in their order. */
function placeQuantities(
  order: OrderContent,
  goods: readonly { readonly offerId: number; readonly name: string; readonly quantity: number }[],
  /** The shipment that has left already; null for one that is still here. */
  shipmentId: number | null,
): ReadonlyMap<number, number> {
  const isMeant = (id: number) =>
    shipmentId === null
      ? order.shipments.some((shipment) => shipment.id === id && isHere(shipment))
      : id === shipmentId;
  const capacity = new Map<number, number>();
  for (const { shipmentId: id, position, quantity } of order.parts)
    if (isMeant(id)) capacity.set(position, (capacity.get(position) ?? 0) + quantity);
  const leaving = new Map<number, number>();
  for (const { offerId, name, quantity } of goods) {
    const positions = order.lines.filter((line) => line.offerId === offerId).map(({ position }) => position);
    const [last] = positions.slice(-1);
    if (last === undefined)
      throw new DocumentError(`Товара «${name}» нет в\u00a0заказе ${order.number}, а\u00a0он отгружен`);
    let rest = quantity;
    for (const position of positions) {
      const part = Math.min(rest, (capacity.get(position) ?? 0) - (leaving.get(position) ?? 0));
      if (part <= 0) continue;
      leaving.set(position, (leaving.get(position) ?? 0) + part);
      rest -= part;
    }
    // More than there is: the order says so with its number and line.
    if (rest > 0) leaving.set(last, (leaving.get(last) ?? 0) + rest);
  }
  return leaving;
}

async function applyMoney(db: Db, document: OutsideDocument, orderId: number | undefined): Promise<Outcome> {
  const sign = document.kind === 'refund' ? -1 : 1;
  const payment = {
    number: numberOf(document),
    on: dayOf(document),
    externalId: idOf(document),
    // A payment may be announced before the money comes.
    kopecks: document.isPaid === false ? 0 : sign * sumOf(document),
  };
  if (orderId !== undefined) return outcomeOf(await receivePayment(db, orderId, payment));
  const { counterpartyId, contractId } = await findParty(db, document);
  return outcomeOf(
    await settleDocument(db, {
      ...payment,
      ...{ counterpartyId, contractId, orderId: null, kind: 'payment', dueOn: null },
      comment: document.comment,
    }),
  );
}

/** Goods that come back reduce the debt; the stock follows with the next rests. */
async function applyReturn(db: Db, document: OutsideDocument, orderId: number | undefined): Promise<Outcome> {
  const order = orderId === undefined ? undefined : await findPartyOfOrder(db, orderId);
  const { counterpartyId, contractId } = order ?? (await findParty(db, document));
  const isPosted = await settleDocument(db, {
    ...{ counterpartyId, contractId, orderId: orderId ?? null, kind: 'correction', dueOn: null },
    number: numberOf(document),
    on: dayOf(document),
    externalId: idOf(document),
    kopecks: -sumOf(document),
    comment: 'Возврат товара',
  });
  return outcomeOf(isPosted);
}

async function applyInvoice(db: Db, document: OutsideDocument, orderId: number): Promise<Outcome> {
  if (document.isDeleted || document.isCancelled) return 'unchanged';
  const { number, on, externalId } = {
    number: numberOf(document),
    on: dayOf(document),
    externalId: idOf(document),
  };
  return outcomeOf(await listInvoice(db, orderId, { number, on, externalId }));
}

const outcomeOf = (isNew: boolean): Outcome => (isNew ? 'added' : 'unchanged');

function numberOf({ number1c, number }: OutsideDocument): string {
  const text = (number1c || number).trim();
  if (text === '') throw new DocumentError('У\u00a0документа нет номера');
  return text.slice(0, 50);
}

function dayOf({ on1c, on }: OutsideDocument): string {
  return on1c ?? on ?? todayInMoscow();
}

/** Documents without an id are told apart by number and day. */
function idOf(document: OutsideDocument): string {
  return document.id || `1С ${document.kind} ${numberOf(document)} ${dayOf(document)}`;
}

/** Whether a document was deleted, cancelled or not posted: it counts nothing. */
function isTakenBack({ isDeleted, isCancelled, isPosted }: OutsideDocument): boolean {
  return isDeleted || isCancelled || isPosted === false;
}

function sumOf(document: OutsideDocument): number {
  const { totalKopecks } = document;
  if (isTakenBack(document)) return 0;
  if (totalKopecks === null) throw new DocumentError('У\u00a0документа нет суммы');
  return Math.abs(totalKopecks);
}

const REASON = '1C brings documents of all companies';

function findPartyOfOrder(db: Db, orderId: number) {
  return unscoped(db, REASON)
    .selectFrom('orders')
    .select(['counterparty_id as counterpartyId', 'contract_id as contractId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

async function findParty(db: Db, { buyer, contract }: OutsideDocument) {
  const company = buyer === null ? undefined : await matchCounterparty(db, buyer);
  if (company === undefined)
    throw new DocumentError(
      buyer === null
        ? 'Не\u00a0указаны ни\u00a0заказ, ни\u00a0контрагент'
        : `Контрагента «${buyer.name}» в\u00a0магазине нет`,
    );
  const contracts = await unscoped(db, REASON)
    .selectFrom('contracts')
    .select(['id', 'number'])
    .where('counterparty_id', '=', company.id)
    .orderBy('signed_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const found = contract === '' ? contracts[0] : contracts.find(({ number }) => number === contract);
  if (contract !== '' && found === undefined)
    throw new DocumentError(`У\u00a0компании ${company.name} нет договора «${contract}»`);
  return { counterpartyId: company.id, contractId: found?.id ?? null };
}
