import type { BasketTemplateHead, BasketTemplateRow } from '@shop/contracts/basket-order/basket-templates';

/** A template of the user's own with two lines. */
export function buildTemplateWith(part: Partial<BasketTemplateHead> = {}): BasketTemplateHead {
  return {
    id: 5,
    code: 'abc',
    name: 'Склад в Химках',
    description: 'На месяц',
    rowCount: 2,
    totalKopecks: 2_400_00,
    updatedAt: '2026-11-05T09:30:00.000Z',
    author: 'Анна Петрова',
    isOwn: true,
    isShared: false,
    ...part,
  };
}

/** Ten pairs at 120 roubles, the same price as last time. */
export function buildTemplateRowWith(part: Partial<BasketTemplateRow> = {}): BasketTemplateRow {
  const offerId = part.offerId ?? 1;
  return {
    offerId,
    code: `kragi-${offerId}`,
    name: `Краги ${offerId}`,
    article: `КП-${offerId}`,
    variant: {},
    previewPicture: null,
    measure: 'пара',
    quantity: 10,
    minOrderCount: 1,
    multiplicity: 1,
    isSold: true,
    isInStock: true,
    stockQuantity: 500,
    priceKopecks: 120_00,
    lastPriceKopecks: 120_00,
    ...part,
  };
}
