import type { Day } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import type { Checkout, CheckoutBasis } from './checkout.ts';
import type { OrderDetails } from './order-details.ts';
import { allocate, reserveStock } from './stock-reservation.ts';

interface NewOrder {
  readonly number: string;
  readonly details: OrderDetails;
  readonly checkout: Checkout;
  readonly basis: CheckoutBasis;
  readonly dueOn: Day | null;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 5_000;

/** Writes the order with its lines, first status and reservations, and sets the stock aside. Returns its id. */
export async function insertOrder(db: Db, actor: ActingUser, order: NewOrder): Promise<number> {
  const { checkout, basis, details } = order;
  const { id } = await insertHead(db, actor, order);
  const pickupStoreId = details.deliveryType === 'pickup' ? details.pickupStore : null;
  const stocks = new Map(basis.records.map((record) => [record.offerId, record.stocks]));
  const lines = checkout.lines.map((line, index) => {
    const reservations = allocate(line.quantity, stocks.get(line.offerId) ?? [], pickupStoreId);
    return { line, position: index + 1, reservations };
  });
  const rows = lines.map(({ line, position, reservations }) => ({
    order_id: id,
    position,
    offer_id: line.offerId,
    article: line.article,
    name: line.name,
    measure: line.measure,
    quantity: line.quantity,
    reserved: reservations.reduce((sum, { quantity }) => sum + quantity, 0),
    price_kopecks: line.priceKopecks,
    vat_percent: line.vatPercent,
    total_kopecks: line.totalKopecks,
  }));
  for (const part of chunks(rows)) await db.insertInto('order_lines').values(part).execute();

  const reserved = lines.flatMap(({ line, position, reservations }) =>
    reservations.map((reservation) => ({ ...reservation, position, offerId: line.offerId })),
  );
  for (const part of chunks(reserved)) {
    const values = part.map(({ position, warehouseId, quantity }) => ({
      order_id: id,
      position,
      warehouse_id: warehouseId,
      quantity,
    }));
    await db.insertInto('order_reservations').values(values).execute();
  }
  if (reserved.length > 0) await reserveStock(db, reserved);
  await db
    .insertInto('order_statuses')
    .values({ order_id: id, status: 'new', reached_by: actor.actedBy?.id ?? actor.userId })
    .execute();
  return id;
}

/** Only the fields of the chosen way of delivery are kept. */
function insertHead(
  db: Db,
  actor: ActingUser,
  { number, details, checkout: { totals }, basis, dueOn }: NewOrder,
) {
  const { deliveryType } = details;
  return scoped(db, actor)
    .insertInto('orders', {
      number,
      contract_id: basis.contract?.id ?? null,
      created_by: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      delivery_type: deliveryType,
      address: deliveryType === 'pickup' ? '' : details.address,
      pickup_store_id: deliveryType === 'pickup' ? details.pickupStore : null,
      transport_company: deliveryType === 'transport' ? details.transportCompany : '',
      consignee: details.consignee,
      comment: details.comment,
      wished_on: details.date,
      shipment: details.shipment,
      pay_system: details.paySystem,
      due_on: dueOn,
      goods_kopecks: totals.goodsKopecks,
      delivery_kopecks: totals.deliveryKopecks,
      vat_kopecks: totals.vatKopecks,
      total_kopecks: totals.totalKopecks,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, part) =>
    rows.slice(part * CHUNK, (part + 1) * CHUNK),
  );
}
