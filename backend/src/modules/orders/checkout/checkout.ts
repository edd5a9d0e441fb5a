import type { ShipmentKind } from '@shop/contracts/basket-order/orders';
import { type BasketRecord, freeQuantity } from '../../basket/basket.api.ts';
import type { PriceTerms } from '../../offers/offers.api.ts';
import { deliveryCost, nameWithVariant, priceOf, type Totals, totalsOf } from '../../pricing/pricing.api.ts';
import { leaveFor, planShipments, type Shipment } from '../shipping/shipments.ts';
import { dayAccepted } from '../shipping/working-days.ts';
import type { CheckoutBasis, CheckoutChoices, CheckoutLine } from './checkout-basis.ts';
import { isPossible, type WishDates, wishDates } from './checkout-dates.ts';
import { findErrors, findWarnings } from './checkout-problems.ts';
import { versionOf } from './checkout-version.ts';
import { offerPaySystems, type PaySystemOffer } from './pay-systems.ts';

/** The order that the basket would become under the given choices; `order/add` places exactly this. */
export interface Checkout {
  readonly lines: readonly CheckoutLine[];
  readonly plans: Record<ShipmentKind, readonly Shipment[]>;
  readonly dates: WishDates;
  readonly totals: Totals;
  readonly paySystems: readonly PaySystemOffer[];
  /** Changes with everything that affects the order's cost or dates, not with the choices. */
  readonly version: string;
  /** Errors that prevent the order. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Computes the checkout; a pure function. */
export function buildCheckout(
  basis: CheckoutBasis,
  { shipment, deliveryType, date }: CheckoutChoices,
): Checkout {
  const { records, terms, tariffs, contract, dueKopecks, calendar, now } = basis;
  const lines = records.flatMap((record) => buildLine(record, terms) ?? []);
  const soonest = planShipments(lines, dayAccepted(now, calendar), calendar);
  const dates = wishDates(soonest[shipment].at(-1)?.on ?? null, deliveryType, now, calendar);
  const isWished = date !== undefined && date !== null && isPossible(date, dates);
  const chosen = isWished ? leaveFor(date, soonest[shipment], deliveryType, calendar) : soonest[shipment];
  const totals = totalsOf(lines, deliveryCost(chosen, deliveryType, tariffs));
  const shippedOn = chosen.at(-1)?.on ?? null;
  return {
    lines,
    plans: { ...soonest, [shipment]: chosen },
    dates,
    totals,
    paySystems: offerPaySystems({ contract, dueKopecks, ...totals, shippedOn }),
    version: versionOf(basis, lines, soonest),
    errors: findErrors(basis, lines, totals),
    warnings: findWarnings(lines, chosen, shipment),
  };
}

function buildLine(record: BasketRecord, { discountPercent }: PriceTerms): CheckoutLine | undefined {
  const price = priceOf(record.breaks, record.quantity, discountPercent);
  if (price === null || !record.isSold) return undefined;
  return {
    offerId: record.offerId,
    productCode: record.code,
    article: record.article,
    name: nameWithVariant(record.name, record.variant),
    measure: record.measure,
    quantity: record.quantity,
    freeQuantity: freeQuantity(record),
    stocks: record.stocks,
    arrivals: record.stocks.flatMap(({ arrival }) => arrival ?? []),
    priceKopecks: price,
    totalKopecks: price * record.quantity,
    vatPercent: record.vatPercent,
    weightGrams: record.weightGrams,
  };
}
