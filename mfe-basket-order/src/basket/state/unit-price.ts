import type { BasketRow } from '@shop/contracts/basket-order/basket';

type Priced = Pick<BasketRow, 'breaks' | 'priceKopecks'>;

/** The price of a unit when `quantity` of them are ordered, in kopecks; null without the right to prices. */
export function unitPrice({ breaks, priceKopecks }: Priced, quantity: number): number | null {
  const reached = breaks?.filter(({ fromQuantity }) => fromQuantity <= quantity).at(-1);
  return (reached ?? breaks?.[0])?.kopecks ?? priceKopecks;
}

/** The next quantity at which a unit gets cheaper. */
export function nextBreak(row: Priced, quantity: number) {
  const now = unitPrice(row, quantity);
  if (now === null) return undefined;
  return row.breaks?.find(({ fromQuantity, kopecks }) => fromQuantity > quantity && kopecks < now);
}
