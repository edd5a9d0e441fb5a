import type { FoundOffer } from '@shop/contracts/basket-order/quick-order';
import { amountOf } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';

/** «КП-10 · размер 9». */
export function describeArticle({ article, variant }: FoundOffer): string {
  return [article, ...Object.entries(variant).map(([name, value]) => `${name}\u00a0${value}`)].join(' · ');
}

/** «120,00 ₽ · в наличии 500 пар», or when it comes. */
export function describeTerms({ priceKopecks, stockQuantity, measure }: FoundOffer): string {
  const price = priceKopecks === null ? [] : [formatMoney(priceKopecks)];
  const stock =
    stockQuantity > 0 ? `в\u00a0наличии ${amountOf(stockQuantity, measure)}` : 'нет в\u00a0наличии';
  return [...price, stock].join(' · ');
}
