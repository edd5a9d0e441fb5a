import { formatNumber, plural } from './number.ts';

/** Units that Russian declines; abbreviations such as «шт», «м» and «упак» stay as they are. */
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

/** «12 пар», «1 240 шт». */
export function amountOf(quantity: number, unit: string): string {
  return `${formatNumber(quantity)}\u00a0${unitOf(quantity, unit)}`;
}

/** The unit alone, as it stands after the quantity: «пар» of «12 пар». */
export function unitOf(quantity: number, unit: string): string {
  const forms = declined[unit];
  return forms ? plural(quantity, ...forms) : unit;
}

/** The unit a price is for, as in «120 ₽ / пару». */
export function perUnit(unit: string): string {
  return declined[unit] ? unit.replace(/а$/, 'у') : unit;
}
