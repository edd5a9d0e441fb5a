import { createHash } from 'node:crypto';
import type { ShipmentKind } from '@shop/contracts/basket-order/orders';
import { shipmentCost } from '../../pricing/pricing.api.ts';
import type { Shipment } from '../shipping/shipments.ts';
import type { CheckoutBasis, CheckoutLine } from './checkout-basis.ts';

/**
 * A hash of all that costs or moves an order, whatever is chosen: lines and their prices, the days goods leave, what
 * each way there costs, the terms of payment. Stock beyond the asked quantity is nobody's business, so another buyer's
 * order changes it only when it matters. The counterparty may have been switched in another tab, and both may have the
 * same in their baskets.
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
