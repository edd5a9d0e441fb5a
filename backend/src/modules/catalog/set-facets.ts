import type { IndexedProperty } from './facet-data.ts';
import type { Extent } from './facet-search.ts';

/** A property as a set of products shows it, whatever is chosen. */
export interface SetFacet {
  readonly property: IndexedProperty;
  /** Positions of the values that occur in the set, and how many products have each. */
  readonly values: readonly number[];
  readonly counts: readonly number[];
  /** Of a number property. */
  readonly bounds: Extent | null;
}

interface Least {
  /** Products that must have the property. */
  readonly least: number;
  /** Shown even if it tells none of the products from others. */
  readonly isChosen?: boolean;
}

/** None unless enough products of the set have the property and it tells some of them from others. */
export function facetOf(
  property: IndexedProperty,
  positions: Uint32Array,
  { least, isChosen = false }: Least,
): readonly SetFacet[] {
  const { products, ...facet } =
    property.kind === 'number' ? numberFacet(property, positions) : listFacet(property, positions);
  if (isChosen) return [facet];
  const tellsApart = facet.bounds === null ? facet.values.length > 1 : facet.bounds.min !== facet.bounds.max;
  return products >= least && tellsApart ? [facet] : [];
}

function listFacet(property: IndexedProperty, positions: Uint32Array) {
  const { starts, entries } = property;
  const count = new Uint32Array(property.values.length);
  let products = 0;
  for (const position of positions) {
    if (starts[position + 1]! > starts[position]!) products += 1;
    for (let at = starts[position]!; at < starts[position + 1]!; at += 1) count[entries[at]!]! += 1;
  }
  const values = [...count.keys()].filter((value) => count[value]! > 0);
  return { property, values, counts: values.map((value) => count[value]!), bounds: null, products };
}

function numberFacet(property: IndexedProperty, positions: Uint32Array) {
  let products = 0;
  for (const position of positions) if (!Number.isNaN(property.numbers[position])) products += 1;
  return { property, values: [], counts: [], bounds: extentOf(property.numbers, positions), products };
}

/** Null where no product of the set has a number. */
export function extentOf(numbers: Float64Array, positions: Uint32Array): Extent | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const position of positions) {
    const number = numbers[position]!;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return min > max ? null : { min, max };
}
