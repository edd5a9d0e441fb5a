import { amountOf } from '@shop/domain/format/measure';
import { packOf } from '../common/offers/measure.ts';
import { variantAxes } from '../common/offers/offer-choice.ts';
import type { ComparedProduct, ComparedSection } from './compare.queries.ts';

export interface CompareRow {
  readonly code: string;
  readonly name: string;
  /** In the order of the products; undefined where a product has no value. */
  readonly values: readonly (string | undefined)[];
}

export interface CompareGroup {
  readonly name: string;
  readonly rows: readonly CompareRow[];
}

/** Rows of a section: ordering terms first, then properties by group. */
export function compareGroups(items: readonly ComparedProduct[], groups: ComparedSection['propertyGroups']) {
  const rowGroups = [
    { name: 'О товаре', rows: orderRows(items) },
    ...groups.map(({ name, properties }) => ({
      name,
      rows: properties.map(({ code, name: title }) => ({
        code,
        name: title,
        values: items.map((item) => item.properties[code]),
      })),
    })),
  ];
  return withRows(rowGroups, ({ values }) => values.some((value) => value !== undefined));
}

/** Keeps only the rows in which products differ. A missing value differs from any other. */
export function onlyDifferent(groups: readonly CompareGroup[]): readonly CompareGroup[] {
  return withRows(groups, ({ values }) => new Set(values).size > 1);
}

function withRows(
  groups: readonly CompareGroup[],
  isKept: (row: CompareRow) => boolean,
): readonly CompareGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(isKept) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * Terms that ordering depends on and that are no catalogue properties. Codes of properties never begin with a
 * dot.
 */
function orderRows(items: readonly ComparedProduct[]): CompareRow[] {
  const row = (code: string, name: string, readValue: (item: ComparedProduct) => string | undefined) => ({
    code: `.${code}`,
    name,
    values: items.map(readValue),
  });
  const axes = new Set(items.flatMap(({ offers }) => variantAxes(offers)));
  return [
    row('brand', 'Бренд', ({ brand }) => brand ?? undefined),
    ...[...axes].map((axis) => row(axis, axis, ({ offers }) => valuesOf(offers, axis))),
    row('least', 'Минимальный заказ', ({ minOrderCount, measure }) =>
      amountOf(minOrderCount, measure.measureBase),
    ),
    row('pack', 'Упаковка', ({ measure }) => packOf(measure)),
  ];
}

function valuesOf(offers: ComparedProduct['offers'], axis: string): string | undefined {
  return [...new Set(offers.flatMap(({ variant }) => variant[axis] ?? []))].join(', ') || undefined;
}
