import type { BasketRow, getBasket, RemovedBasketRow } from '@shop/contracts/basket-order/basket';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { BasketTerms } from './basket-state.ts';

export type WireBasket = WireAnswer<typeof getBasket>;
export type WireRow = WireBasket['grid']['row'][number];

/** A row as the wire brings it; id 11 for offer 1, 12 for offer 2… unless told otherwise. */
export function buildWireRowWith(part: Partial<WireRow> = {}): WireRow {
  const offer = Number(part.product_id ?? 1);
  const quantity = part.basketQuantity ?? 10;
  return {
    id: offer + 10,
    product_id: offer,
    code: `perchatki-${offer}`,
    name: `Перчатки ${offer}`,
    article: `П-${offer}`,
    variant: {},
    previewPicture: null,
    isInStock: true,
    stockQuantity: 500,
    arrivalOn: null,
    basketQuantity: quantity,
    minOrderCount: 1,
    multiplicity: 1,
    measure: 'пара',
    price: 100_00,
    totalPrice: quantity * 100_00,
    ...part,
  };
}

export type WireRemovedRow = NonNullable<WireBasket['grid']['removed']>[number];

/** A row that was taken out, as the wire brings it. */
export function buildWireRemovedWith(part: Partial<WireRemovedRow> = {}): WireRemovedRow {
  return { ...buildWireRowWith(part), removedAt: '2026-11-21T09:00:00.000Z', removal: 1, ...part };
}

/** A basket of these rows, with a summary that adds them up. */
export function buildBasketWith(
  rows: readonly WireRow[],
  part: Partial<Omit<WireBasket, 'grid'>> = {},
  removed: readonly WireRemovedRow[] = [],
): WireBasket {
  const goods = rows.reduce((sum, row) => sum + (row.totalPrice ?? 0), 0);
  return {
    info: {
      rowCount: rows.length,
      goodsKopecks: goods,
      discountKopecks: 0,
      vatKopecks: Math.round((goods * 22) / 122),
      totalKopecks: goods,
      weightGrams: rows.length * 1500,
      volumeCm3: rows.length * 12_000,
    },
    grid: { row: [...rows], removed: [...removed] },
    noProductsAddToOrder: rows.length === 0,
    canBuyUnavailable: false,
    contragentDiscountPercent: 0,
    ...part,
  };
}

/** A row in our names. */
export function buildRowWith(part: Partial<BasketRow> = {}): BasketRow {
  const offerId = part.offerId ?? 1;
  const quantity = part.quantity ?? 10;
  return {
    id: offerId + 10,
    offerId,
    position: 0,
    code: `perchatki-${offerId}`,
    name: `Перчатки ${offerId}`,
    article: `П-${offerId}`,
    variant: {},
    previewPicture: null,
    isInStock: true,
    stockQuantity: 500,
    arrivalOn: null,
    quantity,
    minOrderCount: 1,
    multiplicity: 1,
    measure: 'пара',
    priceKopecks: 100_00,
    totalKopecks: quantity * 100_00,
    hasVariants: false,
    breaks: null,
    hasPromotion: false,
    changedBy: null,
    ...part,
  };
}

/** A row that was taken out, in our names. */
export function buildRemovedWith(part: Partial<RemovedBasketRow> = {}): RemovedBasketRow {
  return { ...buildRowWith(part), removedAt: '2026-11-21T09:00:00.000Z', removal: 1, ...part };
}

/** Builds plain properties of the basket besides its rows. */
export function buildTermsWith(part: Partial<BasketTerms> = {}): BasketTerms {
  return {
    summary: {
      rowCount: 0,
      goodsKopecks: 0,
      discountKopecks: 0,
      vatKopecks: 0,
      totalKopecks: 0,
      weightGrams: 0,
      volumeCm3: 0,
      freeDeliveryFromKopecks: null,
      minimumOrderKopecks: null,
    },
    noProductsAddToOrder: false,
    canBuyUnavailable: false,
    discountPercent: 0,
    ...part,
  };
}
