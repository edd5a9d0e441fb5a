import type { getBasket, getBasketFields, getBasketSummary } from '@shop/contracts/basket-order/basket';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type * as v from 'valibot';
import { previewName } from '../../platform/media/picture-name.ts';
import { type OfferRecord, type PriceTerms, packOf } from '../offers/offers.api.ts';
import { priceOf, vatInside, withDiscount } from '../pricing/pricing.api.ts';
import type { BasketRecord } from './basket.repository.ts';
import type { BasketSettings } from './basket-settings.ts';
import type { RemovedRecord } from './removed-rows.repository.ts';

/** The terms and settings behind the prices and sums of a basket. */
export interface Conditions {
  readonly terms: PriceTerms;
  readonly canSeePrices: boolean;
  readonly settings: BasketSettings;
  /** Shipments of this sum and above are delivered free, kopecks. */
  readonly freeDeliveryFromKopecks: number;
}

/** Presents the basket in wire names (§3). Money is in kopecks, null without the right to see prices. */
export function presentBasket(
  records: readonly BasketRecord[],
  removed: readonly RemovedRecord[],
  conditions: Conditions,
): WireAnswer<typeof getBasket> {
  const {
    terms,
    settings: { canBuyUnavailable },
  } = conditions;
  return {
    info: presentSummary(records, conditions),
    grid: {
      row: records.map((record) => presentRow(record, conditions)),
      removed: removed.map((record) => presentRemoved(record, conditions)),
    },
    noProductsAddToOrder: !records.some((record) => isOrderable(record, canBuyUnavailable)),
    canBuyUnavailable,
    contragentDiscountPercent: terms.discountPercent,
  };
}

/**
 * Sums of the rows in kopecks, grams and cm³; rows without a price count as 0. Money is null without the right to see
 * prices.
 */
export function presentSummary(
  records: readonly BasketRecord[],
  { terms, canSeePrices, settings, freeDeliveryFromKopecks }: Conditions,
): WireAnswer<typeof getBasketSummary> {
  const lines = records.map((record) => {
    const price = priceOf(record.breaks, record.quantity, terms.discountPercent);
    const total = record.quantity * (price ?? 0);
    // A customer's price may be above the list price; that is not a negative discount.
    const atList = Math.max(record.quantity * (record.listKopecks ?? 0), total);
    return { total, atList, vat: vatInside(total, record.vatPercent) };
  });
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + pick(line), 0);
  const shown = (kopecks: number) => (canSeePrices ? kopecks : null);
  return {
    rowCount: records.length,
    goodsKopecks: shown(sum(({ atList }) => atList)),
    discountKopecks: shown(sum(({ atList, total }) => atList - total)),
    vatKopecks: shown(sum(({ vat }) => vat)),
    totalKopecks: shown(sum(({ total }) => total)),
    weightGrams: records.reduce((all, { quantity, weightGrams }) => all + quantity * weightGrams, 0),
    volumeCm3: records.reduce((all, { quantity, volumeCm3 }) => all + quantity * volumeCm3, 0),
    freeDeliveryFromKopecks: shown(freeDeliveryFromKopecks),
    minimumOrderKopecks: settings.minimumOrderKopecks === null ? null : shown(settings.minimumOrderKopecks),
  };
}

function presentRow(record: BasketRecord, { terms, canSeePrices }: Conditions) {
  const price = canSeePrices ? priceOf(record.breaks, record.quantity, terms.discountPercent) : null;
  const free = freeQuantity(record);
  return {
    id: record.id,
    product_id: record.offerId,
    productId: record.productId,
    position: record.position,
    code: record.code,
    name: record.name,
    article: record.article,
    variant: record.variant,
    hasVariants: record.hasVariants,
    previewPicture: record.picture === null ? null : `/media/${previewName(record.picture)}`,
    isInStock: record.isSold && free > 0,
    stockQuantity: record.isSold ? free : 0,
    arrivalOn: record.isSold ? nextArrival(record) : null,
    basketQuantity: record.quantity,
    minOrderCount: record.minOrderCount,
    multiplicity: record.multiplicity,
    measure: record.measure,
    measureCustom: packOf(record),
    price,
    breaks: canSeePrices
      ? record.breaks.map(({ fromQuantity, kopecks }) => ({
          fromQuantity,
          kopecks: withDiscount(kopecks, terms.discountPercent),
        }))
      : null,
    totalPrice: price === null ? null : price * record.quantity,
    hasPromotion: record.hasPromotion,
    changedBy: record.changedBy,
  };
}

/** Presents the requested fields of rows, by offer id. */
export function presentFields(
  records: readonly BasketRecord[],
  fields: v.InferOutput<NonNullable<typeof getBasketFields.body>>['fields'],
  conditions: Conditions,
): WireAnswer<typeof getBasketFields> {
  return Object.fromEntries(
    records.map((record) => {
      const row = presentRow(record, conditions);
      return [record.offerId, Object.fromEntries(fields.map((field) => [field, row[field]]))];
    }),
  );
}

/** A removed row has no row id, so the offer id takes its place. */
function presentRemoved(record: RemovedRecord, conditions: Conditions) {
  const { offerId, removal, removedAt } = record;
  return {
    ...presentRow({ ...record, id: offerId }, conditions),
    removal,
    removedAt: removedAt.toISOString(),
  };
}

/** Whether the row can be ordered at all. */
function isOrderable(record: OfferRecord, canBuyUnavailable: boolean): boolean {
  return record.isSold && record.breaks.length > 0 && (canBuyUnavailable || freeQuantity(record) > 0);
}

/** Free units in all warehouses. */
export function freeQuantity({ stocks }: Pick<OfferRecord, 'stocks'>): number {
  return stocks.reduce((sum, stock) => sum + stock.freeQuantity, 0);
}

function nextArrival({ stocks }: OfferRecord): string | null {
  const days = stocks.flatMap(({ arrival }) => (arrival === null ? [] : [arrival.on]));
  return days.sort()[0] ?? null;
}
