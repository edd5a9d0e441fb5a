import { LOCALE } from '../constants.ts';

const rubles = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'RUB' });

/** Formats kopecks as `1 234,50 ₽` with non-breaking spaces. Negative sums get a minus sign, not a hyphen. */
export function formatMoney(kopecks: number): string {
  return rubles.format(kopecks / 100).replace('-', '−');
}

/** Kopecks of «500 000,50», «500000.5» or «500 000 ₽»; undefined for anything else, a negative sum too. */
export function readRubles(text: string): number | undefined {
  const [, rubles, kopecks = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s₽]/g, '')) ?? [];
  return rubles === undefined ? undefined : Number(rubles) * 100 + Number(kopecks.padEnd(2, '0'));
}
