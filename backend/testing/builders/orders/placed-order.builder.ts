import { sql } from 'kysely';
import {
  allocate,
  lockStocks,
  reserveStock,
} from '../../../src/modules/orders/changing/stock-reservation.ts';
import { totalsOf } from '../../../src/modules/pricing/totals.ts';
import { todayInMoscow } from '../../../src/platform/calendar/days.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import { nextNumber } from '../../../src/platform/database/number-series.ts';

interface PlacedOrder {
  readonly login: string;
  readonly lines: readonly { readonly offerId: number; readonly quantity: number }[];
  readonly shipment: 'send-all' | 'send-fast';
  readonly paySystem: 'invoice' | 'credit' | 'postponement';
  readonly deliveryType: 'delivery' | 'pickup' | 'transport';
  readonly pickupStoreId: number | null;
  /** The delivery cost of one shipment. */
  readonly deliveryKopecks: number;
}

const PRICE_KOPECKS = 100_00;

/** An order as the checkout places it: one courier shipment on credit, unless `other` overrides it. */
export function buildPlacedOrder(
  db: Db,
  other: Partial<PlacedOrder> & Pick<PlacedOrder, 'lines'>,
): Promise<{ readonly id: number; readonly number: string }> {
  const order: PlacedOrder = {
    login: 'buyer@demo.example',
    shipment: 'send-all',
    paySystem: 'credit',
    deliveryType: 'delivery',
    pickupStoreId: null,
    deliveryKopecks: 500_00,
    ...other,
  };
  return db.transaction().execute((tx) => place(tx, order));
}

async function place(db: Db, order: PlacedOrder) {
  const lines = await reserve(db, order);
  const parts = partsOf(order, lines);
  const priced = lines.map(({ quantity }) => ({ quantity, priceKopecks: PRICE_KOPECKS, vatPercent: 22 }));
  const totals = totalsOf(priced, parts.length * order.deliveryKopecks);
  const buyer = await db
    .selectFrom('users')
    .innerJoin('contracts', 'contracts.counterparty_id', 'users.current_counterparty_id')
    .select(['users.id', 'contracts.counterparty_id', 'contracts.id as contract_id'])
    .where('users.login', '=', order.login)
    .orderBy('contracts.signed_on', 'desc')
    .executeTakeFirstOrThrow();
  const { id, number } = await db
    .insertInto('orders')
    .values({
      number: await nextNumber(db, 'order', 'ЗК', todayInMoscow()),
      counterparty_id: buyer.counterparty_id,
      contract_id: buyer.contract_id,
      created_by: buyer.id,
      delivery_type: order.deliveryType,
      pickup_store_id: order.pickupStoreId,
      shipment: order.shipment,
      pay_system: order.paySystem,
      goods_kopecks: totals.goodsKopecks,
      delivery_kopecks: totals.deliveryKopecks,
      vat_kopecks: totals.vatKopecks,
      total_kopecks: totals.totalKopecks,
      order_type: parts.length === 1 && lines.every((line) => line.reserved === line.quantity) ? 1 : 2,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await writeLines(db, id, lines);
  await db
    .insertInto('order_statuses')
    .values({ order_id: id, status: 'new', reached_by: buyer.id })
    .execute();
  for (const [index, part] of parts.entries()) {
    const { id: shipmentId } = await db
      .insertInto('order_shipments')
      .values({ order_id: id, position: index + 1, delivery_kopecks: order.deliveryKopecks })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_shipment_lines')
      .values(part.map((line) => ({ ...line, shipment_id: shipmentId, order_id: id })))
      .execute();
  }
  return { id, number };
}

type Line = Awaited<ReturnType<typeof reserve>>[number];

async function reserve(db: Db, { lines, pickupStoreId }: PlacedOrder) {
  const offerIds = lines.map(({ offerId }) => offerId);
  await lockStocks(db, offerIds);
  const stocks = await db
    .selectFrom('stocks')
    .select(['offer_id', 'warehouse_id as warehouseId', sql<number>`quantity - reserved`.as('freeQuantity')])
    .where('offer_id', 'in', offerIds)
    .execute();
  const placed = lines.map(({ offerId, quantity }, index) => {
    const own = stocks.filter(({ offer_id }) => offer_id === offerId);
    const portions = allocate(
      quantity,
      own.map((stock) => ({ ...stock, arrival: null })),
      pickupStoreId,
    );
    const reserved = portions.reduce((sum, portion) => sum + portion.quantity, 0);
    return { position: index + 1, offerId, quantity, reserved, portions };
  });
  await reserveStock(
    db,
    placed.flatMap(({ offerId, portions }) => portions.map((portion) => ({ ...portion, offerId }))),
  );
  return placed;
}

/** Quantities by shipment; with send-fast the first holds everything in stock. */
function partsOf({ shipment }: PlacedOrder, lines: readonly Line[]) {
  const now = (line: Line) => (shipment === 'send-fast' ? line.reserved : line.quantity);
  return [now, (line: Line) => line.quantity - now(line)]
    .map((share) =>
      lines
        .map((line) => ({ position: line.position, quantity: share(line) }))
        .filter(({ quantity }) => quantity > 0),
    )
    .filter((part) => part.length > 0);
}

async function writeLines(db: Db, orderId: number, lines: readonly Line[]): Promise<void> {
  await db
    .insertInto('order_lines')
    .values(
      lines.map(({ position, offerId, quantity, reserved }) => ({
        order_id: orderId,
        position,
        offer_id: offerId,
        article: `АРТ-${offerId}`,
        name: `Товар ${offerId}`,
        measure: 'шт',
        quantity,
        reserved,
        price_kopecks: PRICE_KOPECKS,
        vat_percent: 22,
        total_kopecks: quantity * PRICE_KOPECKS,
      })),
    )
    .execute();
  const reservations = lines.flatMap(({ position, portions }) =>
    portions.map(({ warehouseId, quantity }) => ({
      order_id: orderId,
      position,
      warehouse_id: warehouseId,
      quantity,
    })),
  );
  if (reservations.length > 0) await db.insertInto('order_reservations').values(reservations).execute();
}
