/** A document's totals are sums of such lines. Prices are in kopecks and include VAT. */
export interface PricedLine {
  readonly quantity: number;
  readonly priceKopecks: number;
  readonly vatPercent: number;
}

export interface Totals {
  readonly goodsKopecks: number;
  readonly deliveryKopecks: number;
  readonly vatKopecks: number;
  readonly totalKopecks: number;
}

/** Delivery is sold at this rate of VAT. */
export const DELIVERY_VAT_PERCENT = 22;

/** Gives exactly quantity × price: prices are whole kopecks per unit. */
export function lineTotal({ quantity, priceKopecks }: PricedLine): number {
  return quantity * priceKopecks;
}

/**
 * The VAT inside a sum, rounded half up to the kopeck: sum × rate / (100 + rate). It is taken out of each line of a
 * document and the document's VAT is the sum of its lines, as in a УПД, so that both agree to the kopeck.
 */
export function vatInside(kopecks: number, percent: number): number {
  // BigInt: a large sum times the rate leaves the exact range of numbers.
  const whole = BigInt(kopecks) * BigInt(percent) * 2n + BigInt(100 + percent);
  return Number(whole / (2n * BigInt(100 + percent)));
}

/** Sums up a document: lines make the goods, goods and delivery make the total, VAT is inside it. */
export function totalsOf(lines: readonly PricedLine[], deliveryKopecks: number): Totals {
  const goodsKopecks = sum(lines.map(lineTotal));
  const vatOfLines = sum(lines.map((line) => vatInside(lineTotal(line), line.vatPercent)));
  return {
    goodsKopecks,
    deliveryKopecks,
    vatKopecks: vatOfLines + vatInside(deliveryKopecks, DELIVERY_VAT_PERCENT),
    totalKopecks: goodsKopecks + deliveryKopecks,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
