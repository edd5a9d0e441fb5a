import type { FilterChoice } from '@shop/shared/contracts/smart-filter';
import {
  type FacetData,
  type IndexedProperty,
  type IndexedSection,
  type Run,
  wholeRun,
} from './facet-data.ts';
import { type Condition, FacetSearch, type PriceView } from './facet-search.ts';

export const sortCodes = ['status', 'name', 'price-asc', 'price-desc', 'new'] as const;
export type SortCode = (typeof sortCodes)[number];

/** The code of the customer's price in a filter's URL. */
export const PRICE_CODE = 'base';

/** A facet as a section shows it, whatever is chosen. */
export interface SectionFacet {
  readonly property: IndexedProperty;
  /** Positions of the values that occur below the section. */
  readonly values: readonly number[];
  /** Of a number property. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
}

/** A property that few products of a section have says little about it. */
const LEAST_SHARE = 0.2;
const MAX_CONDITIONS = 250;

/** Answers listings from memory. Never changes but for stock; a new catalogue is a new index. */
export class FacetIndex {
  readonly data: FacetData;
  readonly #facets = new Map<string, readonly SectionFacet[]>();
  readonly #byPrice = new Map<number, Uint32Array>();

  constructor(data: FacetData) {
    this.data = data;
  }

  /** The section at a path; null for the whole catalogue (`''`), undefined if there is none with products. */
  section(path: string): IndexedSection | null | undefined {
    return path === '' ? null : this.data.sectionByPath.get(path);
  }

  run(section: IndexedSection | null): Run {
    return section ?? wholeRun(this.data);
  }

  /** Conditions of a choice; what the index does not know is left out. Prices need a price view. */
  resolve({ prices, props }: FilterChoice, price: PriceView | null): readonly Condition[] {
    const conditions: Condition[] = [];
    const chosenPrice = prices.find(({ code }) => code === PRICE_CODE);
    if (chosenPrice !== undefined && price !== null) {
      conditions.push({ kind: 'price', from: chosenPrice.from, to: chosenPrice.to });
    }
    for (const choice of props) {
      const property = this.data.properties.find(
        ({ code, id }) => code === choice.code || String(id) === choice.code,
      );
      const condition = property && conditionOf(property, choice);
      const isKnown = conditions.some((one) => one.kind !== 'price' && one.property === property);
      if (condition !== undefined && !isKnown) conditions.push(condition);
    }
    return conditions.slice(0, MAX_CONDITIONS);
  }

  search(run: Run, conditions: readonly Condition[], price: PriceView | null): FacetSearch {
    return new FacetSearch(this.data, run, conditions, price);
  }

  /** Product ids of a page in the order of the sort. */
  page(found: FacetSearch, sort: SortCode, price: PriceView | null, offset: number, limit: number): number[] {
    const ids: number[] = [];
    let skipped = 0;
    for (const position of this.#inOrder(sort, price)) {
      if (!found.isMatch(position)) continue;
      if (skipped < offset) skipped += 1;
      else if (ids.push(this.data.productIds[position]!) === limit) break;
    }
    return ids;
  }

  /** Facets of a section, computed once. */
  facets(section: IndexedSection | null): readonly SectionFacet[] {
    const key = section?.path ?? '';
    const known = this.#facets.get(key);
    if (known !== undefined) return known;
    const run = this.run(section);
    const facets = this.data.properties.flatMap((property) =>
      facetOf(property, run, (run.to - run.from) * LEAST_SHARE),
    );
    this.#facets.set(key, facets);
    return facets;
  }

  /** The facet of one property, whatever its share; none where the section has nothing of it. */
  facet(property: IndexedProperty, section: IndexedSection | null): readonly SectionFacet[] {
    return facetOf(property, this.run(section), 0);
  }

  /** Kopecks before the customer's percentage; null where nothing has a price. */
  priceBounds(section: IndexedSection | null, priceTypeId: number): { min: number; max: number } | null {
    const { from, to } = this.run(section);
    return extentOf(this.data.prices.get(priceTypeId)?.subarray(from, to) ?? new Float64Array());
  }

  /** Stock changes between imports; everything else waits for a new index. */
  setStock(isInStock: Uint8Array): void {
    this.data.isInStock.set(isInStock);
  }

  *#inOrder(sort: SortCode, price: PriceView | null): Iterable<number> {
    const { orders, isInStock } = this.data;
    if (sort === 'name' || sort === 'new') return yield* orders[sort];
    if (sort === 'status' || price === null) {
      for (const position of orders.popular) if (isInStock[position] === 1) yield position;
      for (const position of orders.popular) if (isInStock[position] === 0) yield position;
      return;
    }
    const ascending = this.#priceOrder(price.priceTypeId);
    if (sort === 'price-asc') return yield* ascending;
    const prices = this.data.prices.get(price.priceTypeId);
    const priced = (position: number) => !Number.isNaN(prices?.[position]);
    for (let at = ascending.length - 1; at >= 0; at -= 1) if (priced(ascending[at]!)) yield ascending[at]!;
    for (const position of ascending) if (!priced(position)) yield position;
  }

  /** Products without a price come last. */
  #priceOrder(priceTypeId: number): Uint32Array {
    const known = this.#byPrice.get(priceTypeId);
    if (known !== undefined) return known;
    const prices = this.data.prices.get(priceTypeId);
    const priceOf = (position: number) => {
      const kopecks = prices?.[position] ?? Number.NaN;
      return Number.isNaN(kopecks) ? Number.MAX_VALUE : kopecks;
    };
    const order = this.data.orders.popular.slice().sort((a, b) => priceOf(a) - priceOf(b));
    this.#byPrice.set(priceTypeId, order);
    return order;
  }
}

function conditionOf(
  property: IndexedProperty,
  choice: FilterChoice['props'][number],
): Condition | undefined {
  if (!('values' in choice)) {
    if (property.kind !== 'number') return undefined;
    return { kind: 'number', property, from: choice.from, to: choice.to };
  }
  const values = choice.values.flatMap((urlId) => property.byUrlId.get(urlId) ?? []);
  return values.length === 0 ? undefined : { kind: 'values', property, values: new Set(values) };
}

/** Empty unless at least `least` products have the property and it tells some of them from others. */
function facetOf(property: IndexedProperty, run: Run, least: number): readonly SectionFacet[] {
  return property.kind === 'number' ? numberFacet(property, run, least) : listFacet(property, run, least);
}

function listFacet(property: IndexedProperty, run: Run, least: number): readonly SectionFacet[] {
  const { starts, entries, values } = property;
  const occurs = new Uint8Array(values.length);
  let products = 0;
  for (let position = run.from; position < run.to; position += 1) {
    if (starts[position + 1]! > starts[position]!) products += 1;
    for (let at = starts[position]!; at < starts[position + 1]!; at += 1) occurs[entries[at]!] = 1;
  }
  const occurring = [...values.keys()].filter((value) => occurs[value] === 1);
  return products < least || occurring.length < 2 ? [] : [{ property, values: occurring, bounds: null }];
}

function numberFacet(property: IndexedProperty, run: Run, least: number): readonly SectionFacet[] {
  const present = property.numbers.subarray(run.from, run.to).filter((number) => !Number.isNaN(number));
  const bounds = present.length < least ? null : extentOf(present);
  return bounds === null || bounds.min === bounds.max ? [] : [{ property, values: [], bounds }];
}

function extentOf(numbers: Float64Array): { min: number; max: number } | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return min > max ? null : { min, max };
}
