import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type allocate, reserveStock } from '../changing/stock-reservation.ts';
import type { CheckoutLine } from '../checkout/checkout-basis.ts';

interface NewLine extends CheckoutLine {
  /** The number in the order, from 1. */
  readonly position: number;
  readonly reservations: ReturnType<typeof allocate>;
}

/**
 * Inserts the lines of an order with their reservations. They are sent as one text: two thousand lines as parameters
 * take three times as long.
 */
export async function insertLines(db: Db, orderId: number, lines: readonly NewLine[]): Promise<void> {
  const rows = lines.map(({ reservations, ...line }) => ({
    position: line.position,
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
  await sql`
    insert into order_lines (order_id, position, offer_id, article, name, measure, quantity, reserved,
      price_kopecks, vat_percent, total_kopecks)
    select ${orderId}::bigint, position, offer_id, article, name, measure, quantity, reserved,
      price_kopecks, vat_percent, total_kopecks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line(position int, offer_id bigint, article text,
      name text, measure text, quantity int, reserved int, price_kopecks bigint, vat_percent int,
      total_kopecks bigint)
  `.execute(db);

  const reservations = lines.flatMap((line) =>
    line.reservations.map((part) => ({ ...part, position: line.position, offerId: line.offerId })),
  );
  if (reservations.length === 0) return;
  await sql`
    insert into order_reservations (order_id, position, warehouse_id, quantity)
    select ${orderId}::bigint, position, "warehouseId", quantity
    from jsonb_to_recordset(${JSON.stringify(reservations)}::jsonb)
      as part(position int, "warehouseId" bigint, quantity int)
  `.execute(db);
  await reserveStock(db, reservations);
}
