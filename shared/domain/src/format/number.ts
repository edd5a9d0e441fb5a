import { LOCALE } from '../constants.ts';

const plain = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });
const rules = new Intl.PluralRules(LOCALE);

/** `12 500`, `1,5`, with non-breaking spaces. */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/** The Russian form for a count: `plural(2, 'товар', 'товара', 'товаров')` is «товара» (§9: 1, 2–4, other). */
export function plural(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** Count and noun together: «12 товаров». */
export function countOf(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)} ${plural(count, one, few, many)}`;
}

/** Grams as «800 г» or «12,5 кг». */
export function formatWeight(grams: number): string {
  return grams < 1000 ? `${formatNumber(grams)} г` : `${formatNumber(Math.round(grams / 10) / 100)} кг`;
}

/** Cubic centimetres as «0,012 м³». */
export function formatVolume(cm3: number): string {
  return `${formatNumber(Math.round(cm3 / 1000) / 1000)} м³`;
}

/** «84 КБ», «1,2 МБ». */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000
    ? `${formatNumber(kilobytes)}\u00a0КБ`
    : `${formatNumber(Math.round(kilobytes / 102.4) / 10)}\u00a0МБ`;
}
