import type { PictureName } from '../pictures/picture.ts';

/** The values of a property within a kind: texts of a list, or numbers in steps. */
export type Values = readonly string[] | NumberValues;
export interface NumberValues {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A kind of product in the demo shop, with everything the generator needs to make any number of products of it. */
export interface Kind {
  /** Names of the sections from the root down. */
  readonly section: readonly string[];
  readonly nouns: readonly string[];
  readonly brands: readonly string[];
  readonly series: readonly string[];
  /** Properties whose values are part of the name, before the colour. */
  readonly named?: readonly string[];
  readonly articlePrefix: string;
  readonly picture: PictureName;
  /** Values by the property's name; `Цвет` also chooses the picture's colour. */
  readonly properties: Readonly<Record<string, Values>>;
  readonly sizes?: Readonly<Record<string, readonly string[]>>;
  readonly rubles: readonly [from: number, to: number];
  readonly grams: readonly [from: number, to: number];
  readonly measure: 'шт' | 'пара' | 'упак' | 'компл' | 'м';
  /** Pack sizes in base units. */
  readonly packs?: readonly number[];
  readonly minOrders?: readonly number[];
  readonly use: string;
  /** Share among all kinds. */
  readonly weight: number;
}

export function numbers(unit: string, min: number, max: number, step: number): NumberValues {
  return { unit, min, max, step };
}

export const countries = ['Россия', 'Беларусь', 'Китай', 'Узбекистан', 'Турция'] as const;
