import type { PictureName } from '../pictures/picture.ts';

/** Values a property takes within a kind: one of a list, or a number in steps. */
export type Values = readonly string[] | NumberValues;
export interface NumberValues {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A kind of product the demo shop sells: everything the generator needs to make as many of it as asked. */
export interface Kind {
  /** Names of the sections from the root down. */
  readonly section: readonly string[];
  readonly nouns: readonly string[];
  readonly brands: readonly string[];
  readonly series: readonly string[];
  /** Properties whose values follow in the name, before the colour. */
  readonly named?: readonly string[];
  readonly articlePrefix: string;
  readonly picture: PictureName;
  /** By name; `Цвет` also chooses the picture's colour. */
  readonly properties: Readonly<Record<string, Values>>;
  readonly sizes?: Readonly<Record<string, readonly string[]>>;
  readonly rubles: readonly [from: number, to: number];
  readonly grams: readonly [from: number, to: number];
  readonly measure: 'шт' | 'пара' | 'упак' | 'компл' | 'м';
  /** Packs it comes in: base units per pack. */
  readonly packs?: readonly number[];
  readonly minOrders?: readonly number[];
  readonly use: string;
  /** Share among all kinds. */
  readonly weight: number;
}

/** `numbers('мм', 200, 400, 10)`. */
export function numbers(unit: string, min: number, max: number, step: number): NumberValues {
  return { unit, min, max, step };
}

export const countries = ['Россия', 'Беларусь', 'Китай', 'Узбекистан', 'Турция'] as const;
