export { nameWithVariant } from './offer-name.ts';
export { type PriceBreak, priceOf, withDiscount } from './price.ts';
export { deliveryCost, readTariffs, shipmentCost, type Tariffs, tariffsSetting } from './tariffs.ts';
export { DELIVERY_VAT_PERCENT, lineTotal, type Totals, totalsOf, vatInside } from './totals.ts';
