import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { shipmentCost, type Tariffs } from '../../pricing/pricing.api.ts';
import type { Shipment } from '../shipping/shipments.ts';

interface Plan {
  readonly shipments: readonly Shipment[];
  /** The order's line ids by offer id. */
  readonly positions: ReadonlyMap<number, number>;
  readonly deliveryType: DeliveryType;
  readonly tariffs: Tariffs;
}

/** Inserts the order's shipments with their days and costs; together they hold every unit of every line. */
export async function insertShipments(
  db: Db,
  orderId: number,
  { shipments, positions, deliveryType, tariffs }: Plan,
): Promise<void> {
  for (const [index, shipment] of shipments.entries()) {
    const { id } = await db
      .insertInto('order_shipments')
      .values({
        order_id: orderId,
        position: index + 1,
        planned_on: shipment.on,
        delivery_kopecks: shipmentCost(shipment, deliveryType, tariffs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const parts = shipment.lines.map(({ offerId, quantity }) => [positions.get(offerId), quantity]);
    await sql`
      insert into order_shipment_lines (shipment_id, order_id, position, quantity)
      select ${id}::bigint, ${orderId}::bigint, (part ->> 0)::int, (part ->> 1)::int
      from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) as part
    `.execute(db);
  }
}
