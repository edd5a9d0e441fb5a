import { LOCALE } from '../constants.ts';

const plain = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });
const rules = new Intl.PluralRules(LOCALE);

/** Formats a number as `12 500` or `1,5`, with non-breaking spaces. */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/** Picks the Russian plural form (§9: 1, 2–4, other): `plural(2, 'товар', 'товара', 'товаров')` is «товара». */
export function plural(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** Formats a count with its noun: «12 товаров». */
export function countOf(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)} ${plural(count, one, few, many)}`;
}

/** Formats bytes as «84 КБ» or «1,2 МБ». */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000
    ? `${formatNumber(kilobytes)}\u00a0КБ`
    : `${formatNumber(Math.round(kilobytes / 102.4) / 10)}\u00a0МБ`;
}
