import { lineTotal, type PricedLine, totalsOf } from '../../../src/modules/pricing/totals.ts';
import type { Db } from '../../../src/platform/database/database.ts';

export interface SoldOrder {
  readonly counterpartyId: number;
  readonly userId: number;
  readonly offerId: number;
  readonly number: string;
  readonly lines: readonly PricedLine[];
  /** The quantity of every line in each shipment, and its delivery costs. */
  readonly shipments: readonly { readonly quantities: readonly number[]; readonly deliveryKopecks: number }[];
}

/** Writes an order with its shipments straight into the database, for tests of its documents. */
export async function writeSoldOrder(db: Db, order: SoldOrder) {
  const { counterpartyId, userId, offerId, number, lines, shipments } = order;
  const deliveryKopecks = shipments.reduce((sum, shipment) => sum + shipment.deliveryKopecks, 0);
  const totals = totalsOf(lines, deliveryKopecks);
  const { id } = await db
    .insertInto('orders')
    .values({
      number,
      counterparty_id: counterpartyId,
      created_by: userId,
      delivery_type: 'delivery',
      address: 'г. Химки, ул. Заводская, д. 2',
      shipment: 'send-fast',
      pay_system: 'invoice',
      goods_kopecks: totals.goodsKopecks,
      delivery_kopecks: totals.deliveryKopecks,
      vat_kopecks: totals.vatKopecks,
      total_kopecks: totals.totalKopecks,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map((line, index) => ({
    order_id: id,
    position: index + 1,
    offer_id: offerId,
    article: `АРТ-${index + 1}`,
    name: `Товар ${index + 1}`,
    measure: 'шт',
    quantity: line.quantity,
    price_kopecks: line.priceKopecks,
    vat_percent: line.vatPercent,
    total_kopecks: lineTotal(line),
  }));
  await db.insertInto('order_lines').values(rows).execute();
  const shipmentIds: number[] = [];
  for (const [index, shipment] of shipments.entries())
    shipmentIds.push(await writeShipment(db, id, index + 1, shipment));
  return { id, shipmentIds, totals };
}

async function writeShipment(
  db: Db,
  orderId: number,
  position: number,
  { quantities, deliveryKopecks }: SoldOrder['shipments'][number],
): Promise<number> {
  const { id } = await db
    .insertInto('order_shipments')
    .values({ order_id: orderId, position, delivery_kopecks: deliveryKopecks })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = quantities
    .map((quantity, index) => ({ shipment_id: id, order_id: orderId, position: index + 1, quantity }))
    .filter(({ quantity }) => quantity > 0);
  if (parts.length > 0) await db.insertInto('order_shipment_lines').values(parts).execute();
  return id;
}
