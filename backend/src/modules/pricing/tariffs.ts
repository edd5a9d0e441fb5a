import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const tariffsSchema = v.object({
  /** The courier's price for each shipment. */
  courierKopecks: v.optional(whole, 1_200_00),
  /** The price to a transport company's terminal, for each shipment. */
  transportKopecks: v.optional(whole, 600_00),
  /** A shipment with goods of this sum or more travels free. */
  freeFromKopecks: v.optional(whole, 50_000_00),
});
export type Tariffs = v.InferOutput<typeof tariffsSchema>;

/** Reads the shop's delivery tariffs from the setting `delivery`, with defaults for missing numbers. */
export async function readTariffs(db: Db): Promise<Tariffs> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'delivery')
    .executeTakeFirst();
  return v.parse(v.fallback(tariffsSchema, v.getDefaults(tariffsSchema) as Tariffs), row?.value ?? {});
}

interface Freight {
  readonly goodsKopecks: number;
}

/** Gives the cost of delivering one shipment, in kopecks with VAT. */
export function shipmentCost({ goodsKopecks }: Freight, type: DeliveryType, tariffs: Tariffs): number {
  if (type === 'pickup' || goodsKopecks >= tariffs.freeFromKopecks) return 0;
  return type === 'delivery' ? tariffs.courierKopecks : tariffs.transportKopecks;
}

/** Gives the cost of delivering a whole order, in kopecks with VAT. */
export function deliveryCost(shipments: readonly Freight[], type: DeliveryType, tariffs: Tariffs): number {
  return shipments.reduce((sum, shipment) => sum + shipmentCost(shipment, type, tariffs), 0);
}
