import { createHash } from 'node:crypto';
import type { ShipmentKind } from '@shop/contracts/basket-order/orders';
import { shipmentCost } from '../../pricing/pricing.api.ts';
import type { Shipment } from '../shipping/shipments.ts';
import type { CheckoutBasis, CheckoutLine } from './checkout-basis.ts';

/**
 * Hashes everything that affects an order under any choice: lines and prices, shipment days, delivery costs, payment
 * terms. Stock beyond the ordered quantity is left out, so another buyer's order changes the hash only when it matters.
 * The counterparty is included: another tab may have switched it, and both baskets may be equal.
 */
export function versionOf(
  { counterpartyId, contract, tariffs }: CheckoutBasis,
  lines: readonly CheckoutLine[],
  plans: Record<ShipmentKind, readonly Shipment[]>,
): string {
  const goods = lines.map(({ offerId, quantity, priceKopecks, vatPercent, freeQuantity }) => [
    offerId,
    quantity,
    priceKopecks,
    vatPercent,
    Math.max(Math.min(freeQuantity, quantity), 0),
  ]);
  const ways = [...plans['send-all'], ...plans['send-fast']].map((shipment) => [
    shipment.on,
    shipmentCost(shipment, 'delivery', tariffs),
    shipmentCost(shipment, 'transport', tariffs),
  ]);
  const terms = [contract?.id, contract?.postponementDays];
  return createHash('sha256')
    .update(JSON.stringify([counterpartyId, goods, ways, terms]))
    .digest('base64url')
    .slice(0, 22);
}
