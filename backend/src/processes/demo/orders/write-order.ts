import { issueInvoice } from '../../../modules/documents/documents.api.ts';
import { allocate, insertShipments, planShipments } from '../../../modules/orders/orders.api.ts';
import { deliveryCost, lineTotal, type Tariffs, totalsOf } from '../../../modules/pricing/pricing.api.ts';
import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nextNumber } from '../../../platform/database/number-series.ts';
import { type Portion, setAside } from '../../fulfilment/receive-goods.ts';
import type { DemoBuyer } from './demo-buyer.ts';
import type { DemoLine } from './demo-lines.ts';
import { DELIVERY_DAYS } from './order-agenda.ts';
import type { OrderPlan } from './order-plans.ts';

interface DemoOrder {
  readonly plan: OrderPlan;
  readonly buyer: DemoBuyer;
  readonly placedBy: { readonly buyerId: number; readonly managerId: number | null };
  readonly lines: readonly DemoLine[];
  readonly tariffs: Tariffs;
  readonly at: Date;
}

/** Writes an order as it was when placed: lines, shipments, reservations, invoice. Returns its id. */
export async function writeOrder(db: Db, order: DemoOrder): Promise<number> {
  const { plan, lines, tariffs, at } = order;
  const placedOn = todayInMoscow(at);
  const shipments = planShipments(
    lines.map((line) => shippable(line, plan, placedOn)),
    placedOn,
  )[plan.shipment];
  const totals = totalsOf(lines, deliveryCost(shipments, plan.deliveryType, tariffs));
  const lastOn = shipments.at(-1)?.on ?? null;
  const isPostponed = plan.paySystem === 'postponement' && lastOn !== null;
  const { id } = await db
    .insertInto('orders')
    .values({
      number: await nextNumber(db, 'order', 'ЗК', placedOn),
      ...peopleOf(order),
      ...placesOf(order),
      comment: plan.comment,
      shipment: plan.shipment,
      pay_system: plan.paySystem,
      order_type: plan.lateLineCount > 0 ? 2 : 1,
      due_on: isPostponed ? addDays(lastOn, order.buyer.postponementDays) : null,
      goods_kopecks: totals.goodsKopecks,
      delivery_kopecks: totals.deliveryKopecks,
      vat_kopecks: totals.vatKopecks,
      total_kopecks: totals.totalKopecks,
      created_at: at,
      moved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(db, id, order);
  const positions = new Map(lines.map(({ offerId }, index) => [offerId, index + 1]));
  await insertShipments(db, id, { shipments, positions, deliveryType: plan.deliveryType, tariffs });
  await db
    .insertInto('order_statuses')
    .values({ order_id: id, status: 'new', reached_at: at, reached_by: placerOf(order) })
    .execute();
  await issueInvoice(db, id, placedOn);
  return id;
}

function shippable(line: DemoLine, { status }: OrderPlan, placedOn: Day) {
  if (!line.isLate) return { ...line, freeQuantity: line.quantity, arrivals: [] };
  const hasCome = status === 'shipped' || status === 'delivered';
  const arrivals = hasCome
    ? [{ on: addDays(placedOn, DELIVERY_DAYS), quantity: line.quantity }]
    : line.arrivals;
  return { ...line, freeQuantity: 0, arrivals };
}

function placerOf({ plan, placedBy }: DemoOrder): number {
  return (plan.isByManager ? placedBy.managerId : null) ?? placedBy.buyerId;
}

function peopleOf({ plan, buyer, placedBy }: DemoOrder) {
  const { consignee } = buyer;
  const isForOther = plan.lineCount > 6 && consignee !== undefined;
  return {
    counterparty_id: buyer.counterpartyId,
    contract_id: buyer.contractId,
    created_by: placedBy.buyerId,
    acted_by: plan.isByManager ? placedBy.managerId : null,
    ...(isForOther && {
      consignee: consignee.name,
      consignee_inn: consignee.inn ?? '',
      consignee_kpp: consignee.kpp ?? '',
      consignee_address: consignee.address,
    }),
  };
}

function placesOf({ plan: { deliveryType }, buyer: { address, terminal, storeId } }: DemoOrder) {
  if (deliveryType === 'pickup') return { delivery_type: deliveryType, pickup_store_id: storeId };
  if (deliveryType === 'delivery') {
    const { comment: address_comment = '', ...place } = address ?? {};
    return { delivery_type: deliveryType, ...place, address_comment };
  }
  return {
    delivery_type: deliveryType,
    transport_company: terminal?.companyName ?? 'Деловые Линии',
    terminal_id: terminal?.id ?? null,
    address: terminal === undefined ? 'Терминал «Москва-Юг»' : `${terminal.city}, ${terminal.address}`,
  };
}

async function writeLines(db: Db, orderId: number, order: DemoOrder): Promise<void> {
  const { lines, plan } = order;
  await db
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => ({
        order_id: orderId,
        position: index + 1,
        offer_id: line.offerId,
        article: line.article,
        name: line.name,
        measure: line.measure,
        quantity: line.quantity,
        price_kopecks: line.priceKopecks,
        vat_percent: line.vatPercent,
        total_kopecks: lineTotal(line),
      })),
    )
    .execute();
  const portions = plan.status === 'cancelled' ? [] : await portionsOf(db, order);
  if (portions.length > 0) await setAside(db, orderId, portions);
}

/** Units that have left since were in the warehouse then; the others are set aside from present stock. */
async function portionsOf(db: Db, { plan, lines, buyer }: DemoOrder): Promise<readonly Portion[]> {
  const portions: Portion[] = [];
  for (const [index, { isLate, offerId, quantity }] of lines.entries()) {
    if (isLate) continue;
    const found = hasLeft(plan) ? [] : allocate(quantity, await findStocks(db, offerId), buyer.storeId);
    const brought = quantity - found.reduce((sum, part) => sum + part.quantity, 0);
    const line = { position: index + 1, offerId };
    portions.push(...found.map((part) => ({ ...part, ...line, brought: 0 })));
    if (brought > 0) portions.push({ ...line, warehouseId: buyer.storeId, quantity: brought, brought });
  }
  return portions;
}

function hasLeft({ status, lateLineCount }: OrderPlan): boolean {
  return status === 'shipped' || status === 'delivered' || (status === 'picking' && lateLineCount > 0);
}

async function findStocks(db: Db, offerId: number) {
  const rows = await db
    .selectFrom('stocks')
    .select(['warehouse_id', 'quantity', 'reserved'])
    .where('offer_id', '=', offerId)
    .execute();
  return rows.map(({ warehouse_id, quantity, reserved }) => ({
    warehouseId: warehouse_id,
    freeQuantity: quantity - reserved,
    arrival: null,
  }));
}
