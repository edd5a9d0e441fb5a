import type { BasketRecord } from '../../../src/modules/basket/basket.repository.ts';
import type { CheckoutBasis } from '../../../src/modules/orders/checkout/checkout-basis.ts';
import { USUAL_CALENDAR } from '../../../src/modules/orders/shipping/working-days.ts';
import { tariffsSetting } from '../../../src/modules/pricing/tariffs.ts';

/** A basket row that can be ordered as it is: a pair for 100 ₽, a thousand of them in one warehouse. */
export function buildRecordWith(part: Partial<BasketRecord>): BasketRecord {
  return {
    id: 1,
    offerId: 1,
    quantity: 1,
    position: 1,
    changedBy: null,
    article: 'А-1',
    variant: {},
    productId: 1,
    code: 'gloves',
    name: 'Перчатки',
    picture: null,
    measure: 'пара',
    measureCustom: null,
    measureFactor: 1,
    minOrderCount: 1,
    multiplicity: 1,
    weightGrams: 100,
    volumeCm3: 100,
    vatPercent: 22,
    isSold: true,
    hasVariants: false,
    hasPromotion: false,
    breaks: [{ fromQuantity: 1, kopecks: 100_00 }],
    listKopecks: 100_00,
    stocks: [{ warehouseId: 1, freeQuantity: 1000, arrival: null }],
    ...part,
  };
}

/** A counterparty without discount or contract, on a Thursday at noon. */
export function buildBasisWith(part: Partial<CheckoutBasis>): CheckoutBasis {
  return {
    counterpartyId: 1,
    records: [buildRecordWith({})],
    terms: { priceTypeId: 1, listPriceTypeId: 1, discountPercent: 0 },
    tariffs: tariffsSetting.initial,
    contract: undefined,
    dueKopecks: 0,
    settings: { canBuyUnavailable: true, minimumOrderKopecks: null },
    calendar: USUAL_CALENDAR,
    now: new Date('2026-11-19T12:00:00+03:00'),
    ...part,
  };
}
