import { addDays, type Day, todayInMoscow } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { formatNumber } from '../../database/number-series.ts';
import { postToLedger } from '../../modules/finances/post-to-ledger.ts';
import { allocate, reserveStock } from '../../modules/orders/stock-reservation.ts';
import { shipmentCost, type Tariffs } from '../../modules/orders/tariffs.ts';
import { lineTotal, totalsOf } from '../../modules/orders/totals.ts';
import type { Random } from '../people/random.ts';
import type { DemoLine } from './demo-lines.ts';
import type { OrderPlan } from './order-plans.ts';
import { type StatusMoment, workingDayBefore } from './order-timeline.ts';

/** The company an order is for. */
export interface DemoBuyer {
  readonly counterpartyId: number;
  readonly contractId: number;
  readonly postponementDays: number;
  readonly address: string;
  readonly consignee: string;
}

interface DemoPeople {
  readonly buyerId: number;
  readonly managerId: number;
  readonly storeId: number | null;
}

interface DemoOrder {
  readonly plan: OrderPlan;
  readonly buyer: DemoBuyer;
  readonly people: DemoPeople;
  readonly lines: readonly DemoLine[];
  readonly timeline: readonly StatusMoment[];
  readonly tariffs: Tariffs;
  /** Count of the order, its invoice and its ledger documents within their year. */
  readonly count: number;
}

/** Writes one past order with its history, invoice, reservations and postings. */
export async function writeOrder(db: Db, order: DemoOrder, random: Random): Promise<void> {
  const { plan, buyer, timeline, lines, count, tariffs } = order;
  const placedOn = todayInMoscow(timeline[0]!.at);
  const year = Number(placedOn.slice(0, 4));
  const goodsKopecks = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const cost = shipmentCost({ goodsKopecks }, plan.deliveryType, tariffs);
  const totals = totalsOf(lines, cost);
  const shipped = timeline.find(({ status }) => status === 'shipped');
  const shippedOn = shipped && todayInMoscow(shipped.at);
  const dueOn =
    plan.paySystem === 'postponement' ? addDays(shippedOn ?? placedOn, buyer.postponementDays) : null;
  const { id } = await db
    .insertInto('orders')
    .values({
      number: formatNumber('ЗК', year, count),
      counterparty_id: buyer.counterpartyId,
      contract_id: buyer.contractId,
      created_by: order.people.buyerId,
      acted_by: plan.isByManager ? order.people.managerId : null,
      status: plan.status,
      ...placesOf(order),
      consignee: plan.lineCount > 6 ? buyer.consignee : '',
      comment: plan.comment,
      shipment: 'send-all',
      pay_system: plan.paySystem,
      due_on: dueOn,
      goods_kopecks: totals.goodsKopecks,
      delivery_kopecks: totals.deliveryKopecks,
      vat_kopecks: totals.vatKopecks,
      total_kopecks: totals.totalKopecks,
      created_at: timeline[0]!.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(db, id, order);
  await db
    .insertInto('order_statuses')
    .values(
      timeline.map(({ status, at }) => ({
        order_id: id,
        status,
        reached_at: at,
        reached_by: order.people.managerId,
      })),
    )
    .execute();
  await db
    .insertInto('order_documents')
    .values({ order_id: id, kind: 'invoice', number: formatNumber('СЧ', year, count), issued_on: placedOn })
    .execute();
  if (shippedOn === undefined) return;
  await post(
    db,
    order,
    { orderId: id, placedOn, shippedOn, dueOn, totalKopecks: totals.totalKopecks },
    random,
  );
}

function placesOf({ plan, buyer, people }: DemoOrder) {
  const { deliveryType } = plan;
  return {
    delivery_type: deliveryType,
    address:
      deliveryType === 'delivery'
        ? buyer.address
        : deliveryType === 'transport'
          ? 'Терминал «Москва-Юг»'
          : '',
    pickup_store_id: deliveryType === 'pickup' ? people.storeId : null,
    transport_company: deliveryType === 'transport' ? 'Деловые Линии' : '',
  };
}

/** Goods of orders that are not shipped yet are set aside, as if they had been ordered through the shop. */
async function writeLines(db: Db, orderId: number, { plan, lines, people }: DemoOrder): Promise<void> {
  const isWaiting = ['new', 'confirmed', 'picking'].includes(plan.status);
  for (const [index, line] of lines.entries()) {
    const position = index + 1;
    const stocks = isWaiting ? await findStocks(db, line.offerId) : [];
    const reserved = allocate(line.quantity, stocks, people.storeId);
    await db
      .insertInto('order_lines')
      .values({
        order_id: orderId,
        position,
        offer_id: line.offerId,
        article: line.article,
        name: line.name,
        measure: line.measure,
        quantity: line.quantity,
        reserved: isWaiting ? reserved.reduce((sum, { quantity }) => sum + quantity, 0) : line.quantity,
        price_kopecks: line.priceKopecks,
        vat_percent: line.vatPercent,
        total_kopecks: lineTotal(line),
      })
      .execute();
    if (reserved.length === 0) continue;
    await db
      .insertInto('order_reservations')
      .values(
        reserved.map(({ warehouseId, quantity }) => ({
          order_id: orderId,
          position,
          warehouse_id: warehouseId,
          quantity,
        })),
      )
      .execute();
    await reserveStock(
      db,
      reserved.map((one) => ({ ...one, offerId: line.offerId })),
    );
  }
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

interface Bill {
  readonly orderId: number;
  readonly placedOn: Day;
  readonly shippedOn: Day;
  readonly dueOn: Day | null;
  readonly totalKopecks: number;
}

async function post(db: Db, { plan, buyer, count }: DemoOrder, bill: Bill, random: Random): Promise<void> {
  const { orderId, placedOn, shippedOn, totalKopecks } = bill;
  const { counterpartyId, contractId } = buyer;
  const common = { counterpartyId, contractId, orderId };
  const year = Number(placedOn.slice(0, 4));
  // Goods on credit are due a month after they left.
  const dueOn = bill.dueOn ?? (plan.paySystem === 'credit' ? addDays(shippedOn, 30) : shippedOn);
  const shipment = { ...common, kind: 'shipment', on: shippedOn, dueOn, kopecks: totalKopecks } as const;
  await postToLedger(db, { ...shipment, number: formatNumber('УПД', year, count) });
  const paidOn =
    plan.paySystem === 'invoice'
      ? placedOn
      : workingDayBefore(addDays(dueOn, plan.payment === 'late' ? random.whole(5, 14) : -random.whole(0, 4)));
  if (paidOn > todayInMoscow()) return;
  const kopecks = plan.payment === 'half' ? Math.round(totalKopecks / 2) : totalKopecks;
  const number = String(random.whole(100, 999)) + String(count).padStart(3, '0');
  await postToLedger(db, { ...common, kind: 'payment', on: paidOn, dueOn: null, kopecks, number });
}
