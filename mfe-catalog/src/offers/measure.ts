import type { ProductItem } from '@shop/shared/contracts/catalog';
import { formatNumber, plural } from '@shop/shared/format/number';

type Measure = ProductItem['measure'];

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
  const forms = declined[unit];
  return `${formatNumber(quantity)}\u00a0${forms ? plural(quantity, ...forms) : unit}`;
}

/** The unit a price is for, as in «120 ₽ / пару». */
export function perUnit(unit: string): string {
  return declined[unit] ? unit.replace(/а$/, 'у') : unit;
}

/** «1 упак = 12 пар», or nothing for a product without packs. */
export function packOf({ measureBase, measureCustom }: Measure): string | undefined {
  if (!measureCustom || measureCustom.factor <= 1) return undefined;
  return `${amountOf(1, measureCustom.name)} = ${amountOf(measureCustom.factor, measureBase)}`;
}
