import { LOCALE } from '../constants.ts';

const rubles = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'RUB' });

/** Formats kopecks as `1 234,50 ₽` with non-breaking spaces. Negative sums get a minus sign, not a hyphen. */
export function formatMoney(kopecks: number): string {
  return rubles.format(kopecks / 100).replace('-', '−');
}
