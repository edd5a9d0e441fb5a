import { formatNumber, plural } from './number.ts';

/** Units that Russian declines. Abbreviations such as «шт», «м» and «упак» do not change. */
const declined: Readonly<Record<string, readonly [string, string, string]>> = {
  пара: ['пара', 'пары', 'пар'],
  комплект: ['комплект', 'комплекта', 'комплектов'],
  набор: ['набор', 'набора', 'наборов'],
  рулон: ['рулон', 'рулона', 'рулонов'],
  коробка: ['коробка', 'коробки', 'коробок'],
  пачка: ['пачка', 'пачки', 'пачек'],
  упаковка: ['упаковка', 'упаковки', 'упаковок'],
  штука: ['штука', 'штуки', 'штук'],
  флакон: ['флакон', 'флакона', 'флаконов'],
};

/** Formats a quantity with its unit: «12 пар», «1 240 шт». */
export function amountOf(quantity: number, unit: string): string {
  return `${formatNumber(quantity)}\u00a0${unitOf(quantity, unit)}`;
}

/** The unit in the form that the quantity requires: «пар» for 12. */
export function unitOf(quantity: number, unit: string): string {
  const forms = declined[unit];
  return forms ? plural(quantity, ...forms) : unit;
}

/** The unit of a price in the accusative, as in «120 ₽ / пару». */
export function perUnit(unit: string): string {
  return declined[unit] ? unit.replace(/а$/, 'у') : unit;
}
