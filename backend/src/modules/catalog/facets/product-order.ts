import type { FacetData } from './facet-data.ts';
import type { FacetSearch, PriceView } from './facet-search.ts';

export const sortCodes = ['fit', 'status', 'price-asc', 'price-desc', 'name', 'new'] as const;
export type SortCode = (typeof sortCodes)[number];

/**
 * Sorts of a listing. A sort that does not apply (`fit` outside a search, by price without prices) falls back to
 * `status`.
 */
export class ProductOrder {
  readonly #data: FacetData;
  readonly #byPrice = new Map<number, Uint32Array>();

  constructor(data: FacetData) {
    this.#data = data;
  }

  /** Returns product ids of a page: `limit` matches from index `offset` on. */
  page(found: FacetSearch, sort: SortCode, price: PriceView | null, offset: number, limit: number): number[] {
    const ids: number[] = [];
    let skipped = 0;
    for (const position of this.#inOrder(found, sort, price)) {
      if (!found.isMatch(position)) continue;
      if (skipped < offset) skipped += 1;
      else if (ids.push(this.#data.productIds[position]!) === limit) break;
    }
    return ids;
  }

  *#inOrder(found: FacetSearch, sort: SortCode, price: PriceView | null): Iterable<number> {
    const { orders, isInStock, prices } = this.#data;
    if (sort === 'fit' && found.set.fit !== null) return yield* found.set.fit;
    if (sort === 'name' || sort === 'new') return yield* orders[sort];
    if (sort === 'status' || sort === 'fit' || price === null) {
      for (const position of orders.popular) if (isInStock[position] === 1) yield position;
      for (const position of orders.popular) if (isInStock[position] === 0) yield position;
      return;
    }
    const ascending = this.#priceOrder(price.priceTypeId);
    if (sort === 'price-asc') return yield* ascending;
    const priced = (position: number) => !Number.isNaN(prices.get(price.priceTypeId)?.[position]);
    for (let at = ascending.length - 1; at >= 0; at -= 1) if (priced(ascending[at]!)) yield ascending[at]!;
    for (const position of ascending) if (!priced(position)) yield position;
  }

  /** Products without a price come last. */
  #priceOrder(priceTypeId: number): Uint32Array {
    const cached = this.#byPrice.get(priceTypeId);
    if (cached !== undefined) return cached;
    const prices = this.#data.prices.get(priceTypeId);
    const priceOf = (position: number) => {
      const kopecks = prices?.[position] ?? Number.NaN;
      return Number.isNaN(kopecks) ? Number.MAX_VALUE : kopecks;
    };
    const order = this.#data.orders.popular.slice().sort((a, b) => priceOf(a) - priceOf(b));
    this.#byPrice.set(priceTypeId, order);
    return order;
  }
}
