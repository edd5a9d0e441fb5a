import { type FilterChoice, FLAG_URL_ID } from '@shop/contracts/smart-filter/smart-filter';
import type { FacetData, Flag, IndexedBrand, IndexedProperty, IndexedSection } from './facet-data.ts';
import { type Condition, type Extent, FacetSearch, type PriceView } from './facet-search.ts';
import { ProductOrder } from './product-order.ts';
import { type ListingBase, type ProductSet, productSetOf } from './product-set.ts';
import { extentOf, facetOf, type SetFacet } from './set-facets.ts';

/** Code of the customer's price in the URL of a filter. */
export const PRICE_CODE = 'base';

/** A listing as the actor sees it; null hides prices. */
export interface ListingView {
  readonly price: PriceView | null;
  readonly flags: readonly Flag[];
}

/** Properties that fewer products of a set have are left out of its filter. */
const LEAST_SHARE = 0.2;
/** Condition counts are stored in bytes. */
const MAX_CONDITIONS = 250;

/** Computes listings from memory. Immutable except for stock: a changed catalogue gets a new index. */
export class FacetIndex {
  readonly data: FacetData;
  readonly order: ProductOrder;
  readonly #sets = new Map<IndexedSection | IndexedBrand | null, ProductSet>();
  readonly #facets = new WeakMap<ProductSet, readonly SetFacet[]>();

  constructor(data: FacetData) {
    this.data = data;
    this.order = new ProductOrder(data);
  }

  /** Returns the section at a path; null for the whole catalogue (`''`), undefined for an unknown or empty section. */
  section(path: string): IndexedSection | null | undefined {
    return path === '' ? null : this.data.sectionByPath.get(path);
  }

  /** Returns the products of a base. Sections and whole brands always give the same set, so its facets are cached. */
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
   * Returns the conditions of a choice in the order of the filter: price, flags, properties. Unknown properties and
   * values are ignored, and so are prices without a price view. A property may be given by its id.
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

  /** Returns the facets of a set, cached per set. */
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

  /** Price bounds in kopecks before the customer's discount; null if no product has a price. */
  priceBounds({ positions }: ProductSet, priceTypeId: number): Extent | null {
    const prices = this.data.prices.get(priceTypeId);
    return prices === undefined ? null : extentOf(prices, positions);
  }

  /** Stock is the only data that changes between imports. */
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
