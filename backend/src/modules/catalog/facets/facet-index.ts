import { type FilterChoice, FLAG_URL_ID } from '@shop/contracts/smart-filter/smart-filter';
import type { FacetData, Flag, IndexedBrand, IndexedProperty, IndexedSection } from './facet-data.ts';
import { type Condition, type Extent, FacetSearch, type PriceView } from './facet-search.ts';
import { ProductOrder } from './product-order.ts';
import { type ListingBase, type ProductSet, productSetOf } from './product-set.ts';
import { extentOf, facetOf, type SetFacet } from './set-facets.ts';

/** The code of the customer's price in a filter's URL. */
export const PRICE_CODE = 'base';

/** The listing through the eyes of whoever asks: null hides prices. */
export interface ListingView {
  readonly price: PriceView | null;
  readonly flags: readonly Flag[];
}

/** A property that few products of a set have says little about it. */
const LEAST_SHARE = 0.2;
/** As many as a byte counts. */
const MAX_CONDITIONS = 250;

/** Answers listings from memory. Never changes but for stock; a new catalogue is a new index. */
export class FacetIndex {
  readonly data: FacetData;
  readonly order: ProductOrder;
  readonly #sets = new Map<IndexedSection | IndexedBrand | null, ProductSet>();
  readonly #facets = new WeakMap<ProductSet, readonly SetFacet[]>();

  constructor(data: FacetData) {
    this.data = data;
    this.order = new ProductOrder(data);
  }

  /** The section at a path; null for the whole catalogue (`''`), undefined if there is none with products. */
  section(path: string): IndexedSection | null | undefined {
    return path === '' ? null : this.data.sectionByPath.get(path);
  }

  /** The products of a base; of a section or a whole brand always the same set: its facets are computed once. */
  set(base: ListingBase): ProductSet {
    if (base.kind === 'products' || (base.kind === 'brand' && base.section !== null)) {
      return productSetOf(this.data, base);
    }
    const key = base.kind === 'brand' ? base.brand : base.section;
    const known = this.#sets.get(key) ?? productSetOf(this.data, base);
    this.#sets.set(key, known);
    return known;
  }

  /**
   * Conditions of a choice, in the order of the filter: price, flags, properties by their sort. What the index does
   * not know is left out; prices need a price view. A property may be named by its id.
   */
  resolve({ prices, props }: FilterChoice, { price, flags }: ListingView): readonly Condition[] {
    const choices = new Map(props.map((choice) => [choice.code, choice]));
    const chosenPrice = prices.find(({ code }) => code === PRICE_CODE);
    const conditions: (Condition | undefined)[] = [
      chosenPrice && price !== null
        ? { kind: 'price', facet: 'price', from: chosenPrice.from, to: chosenPrice.to }
        : undefined,
      ...flags.map((flag) => flagCondition(flag, choices.get(flag.code))),
      ...this.data.properties.map((property) =>
        propertyCondition(property, choices.get(property.code) ?? choices.get(String(property.id))),
      ),
    ];
    return conditions.filter((condition) => condition !== undefined).slice(0, MAX_CONDITIONS);
  }

  search(set: ProductSet, conditions: readonly Condition[], price: PriceView | null): FacetSearch {
    return new FacetSearch(this.data, set, conditions, price);
  }

  /** Facets of a set, computed once for it. */
  facets(set: ProductSet): readonly SetFacet[] {
    const known = this.#facets.get(set);
    if (known !== undefined) return known;
    const { positions } = set;
    const facets = this.data.properties.flatMap((property) =>
      facetOf(property, positions, positions.length * LEAST_SHARE),
    );
    this.#facets.set(set, facets);
    return facets;
  }

  /** Kopecks before the customer's percentage; null where nothing has a price. */
  priceBounds({ positions }: ProductSet, priceTypeId: number): Extent | null {
    const prices = this.data.prices.get(priceTypeId);
    return prices === undefined ? null : extentOf(prices, positions);
  }

  /** Stock changes between imports; everything else waits for a new index. */
  setStock(isInStock: Uint8Array): void {
    this.data.isInStock.set(isInStock);
  }
}

type Choice = FilterChoice['props'][number] | undefined;

function flagCondition(flag: Flag, choice: Choice): Condition | undefined {
  const isChosen = choice !== undefined && 'values' in choice && choice.values.includes(FLAG_URL_ID);
  return isChosen ? { kind: 'flag', facet: flag } : undefined;
}

function propertyCondition(property: IndexedProperty, choice: Choice): Condition | undefined {
  if (choice === undefined) return undefined;
  if (!('values' in choice)) {
    if (property.kind !== 'number') return undefined;
    return { kind: 'number', facet: property, from: choice.from, to: choice.to };
  }
  const values = choice.values.flatMap((urlId) => property.byUrlId.get(urlId) ?? []);
  return values.length === 0 ? undefined : { kind: 'values', facet: property, values: new Set(values) };
}
