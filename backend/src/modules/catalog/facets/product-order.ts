import type { FacetData } from './facet-data.ts';
import type { FacetSearch, PriceView } from './facet-search.ts';

export const sortCodes = ['fit', 'status', 'price-asc', 'price-desc', 'name', 'new'] as const;
export type SortCode = (typeof sortCodes)[number];

interface OrderedRun {
  readonly positions: Uint32Array;
  readonly isIn: (position: number) => boolean;
}

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
    let left = offset;
    // Generators would take most of the time of a listing of a million products.
    for (const { positions, isIn } of this.#runs(found, sort, price)) {
      for (let at = 0; at < positions.length; at += 1) {
        const position = positions[at]!;
        if (!found.isMatch(position) || !isIn(position)) continue;
        if (left > 0) left -= 1;
        else if (ids.push(this.#data.productIds[position]!) === limit) return ids;
      }
    }
    return ids;
  }

  /** Positions one run after the other, each without those that `isIn` excludes. */
  #runs(found: FacetSearch, sort: SortCode, price: PriceView | null): readonly OrderedRun[] {
    const { orders, isInStock, prices } = this.#data;
    const all = (positions: Uint32Array) => [{ positions, isIn: () => true }];
    if (sort === 'fit' && found.set.fit !== null) return all(found.set.fit);
    if (sort === 'name' || sort === 'new') return all(orders[sort]);
    if (sort === 'status' || sort === 'fit' || price === null) {
      return [1, 0].map((stock) => ({
        positions: orders.popular,
        isIn: (position) => isInStock[position] === stock,
      }));
    }
    const ascending = this.#priceOrder(price.priceTypeId);
    if (sort === 'price-asc') return all(ascending);
    const isPriced = (position: number) => !Number.isNaN(prices.get(price.priceTypeId)?.[position]);
    return [
      { positions: ascending.toReversed(), isIn: isPriced },
      { positions: ascending, isIn: (position) => !isPriced(position) },
    ];
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
