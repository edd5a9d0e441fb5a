import { withDiscount } from '../../pricing/pricing.api.ts';
import type { Facet, FacetData, Flag, IndexedProperty, Run } from './facet-data.ts';
import { firstAtLeast, type ProductSet } from './product-set.ts';

/** A condition on products: any of its values matches. Several conditions have to match all. */
export type Condition = ValuesCondition | NumberCondition | PriceCondition | FlagCondition;
interface ValuesCondition {
  readonly kind: 'values';
  readonly facet: IndexedProperty;
  readonly values: ReadonlySet<number>;
}
interface NumberCondition extends Bounds {
  readonly kind: 'number';
  readonly facet: IndexedProperty;
}
interface PriceCondition extends Bounds {
  readonly kind: 'price';
  readonly facet: 'price';
}
interface FlagCondition {
  readonly kind: 'flag';
  readonly facet: Flag;
}
export interface Bounds {
  readonly from: number | undefined;
  readonly to: number | undefined;
}
export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** The price list and discount that the customer buys at. */
export interface PriceView {
  readonly priceTypeId: number;
  readonly discountPercent: number;
}

/**
 * Finds the products of a set that match all conditions. A single pass stores how many conditions each product fails,
 * and the last failed one: with that, every facet can be counted without its own condition.
 */
export class FacetSearch {
  readonly set: ProductSet;
  readonly total: number;
  readonly #conditions: readonly Condition[];
  /** By index in the set. */
  readonly #fails: Uint8Array;
  readonly #failedAt: Uint8Array;
  /** By position. */
  readonly #isMatch: Uint8Array;

  constructor(data: FacetData, set: ProductSet, conditions: readonly Condition[], price: PriceView | null) {
    this.set = set;
    this.#conditions = conditions;
    const { positions } = set;
    this.#fails = new Uint8Array(positions.length);
    this.#failedAt = new Uint8Array(positions.length);
    this.#isMatch = new Uint8Array(data.positions.length);
    for (const [number, condition] of conditions.entries()) {
      const isMet = testOf(condition, data, price);
      for (let at = 0; at < positions.length; at += 1) {
        if (isMet(positions[at]!)) continue;
        this.#fails[at]! += 1;
        this.#failedAt[at] = number;
      }
    }
    let total = 0;
    for (let at = 0; at < positions.length; at += 1) {
      if (this.#fails[at] !== 0) continue;
      this.#isMatch[positions[at]!] = 1;
      total += 1;
    }
    this.total = total;
  }

  isMatch(position: number): boolean {
    return this.#isMatch[position] === 1;
  }

  /** Counts products by value that match all other conditions. */
  countValues(property: IndexedProperty): Uint32Array {
    const counts = new Uint32Array(property.values.length);
    const own = this.#numberOf(property);
    const { from, to, offsets, entries } = property;
    const { positions } = this.set;
    const end = firstAtLeast(positions, to);
    for (let place = firstAtLeast(positions, from); place < end; place += 1) {
      if (!this.#matchesOthers(place, own)) continue;
      const product = positions[place]! - from;
      for (let at = offsets[product]!; at < offsets[product + 1]!; at += 1) counts[entries[at]!]! += 1;
    }
    return counts;
  }

  /** Counts products with the flag that match all other conditions. */
  countFlag(flag: Flag): number {
    const own = this.#numberOf(flag);
    const { positions } = this.set;
    let count = 0;
    for (let place = 0; place < positions.length; place += 1) {
      if (flag.isSet[positions[place]!] === 1 && this.#matchesOthers(place, own)) count += 1;
    }
    return count;
  }

  /** Range of the numbers of products that match all other conditions; null without products. */
  rangeOf(property: IndexedProperty): Extent | null {
    return this.#range(property.numbers, property, this.#numberOf(property));
  }

  priceRange(prices: Float64Array): Extent | null {
    return this.#range(prices, { from: 0, to: prices.length }, this.#numberOf('price'));
  }

  #range(numbers: Float64Array, { from, to }: Run, own: number): Extent | null {
    const { positions } = this.set;
    const end = firstAtLeast(positions, to);
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let place = firstAtLeast(positions, from); place < end; place += 1) {
      const value = numbers[positions[place]! - from]!;
      if (Number.isNaN(value) || !this.#matchesOthers(place, own)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return min > max ? null : { min, max };
  }

  #numberOf(facet: Facet): number {
    return this.#conditions.findIndex((condition) => condition.facet === facet);
  }

  /** Whether a product matches all conditions except `own`; -1 excepts none. */
  #matchesOthers(place: number, own: number): boolean {
    const fails = this.#fails[place]!;
    return fails === 0 || (fails === 1 && this.#failedAt[place] === own);
  }
}

function testOf(
  condition: Condition,
  data: FacetData,
  price: PriceView | null,
): (position: number) => boolean {
  switch (condition.kind) {
    case 'values':
      return valuesTest(condition);
    case 'number':
      return rangeTest(condition.facet.numbers, condition.facet.from, condition);
    case 'flag': {
      const { isSet } = condition.facet;
      return (position) => isSet[position] === 1;
    }
    case 'price': {
      const prices = price === null ? undefined : data.prices.get(price.priceTypeId);
      if (prices === undefined) return () => false;
      const percent = price?.discountPercent ?? 0;
      return rangeTest(prices, 0, condition, (kopecks) => withDiscount(kopecks, percent));
    }
  }
}

function valuesTest({ facet, values }: ValuesCondition): (position: number) => boolean {
  const isChosen = new Uint8Array(facet.values.length);
  for (const value of values) isChosen[value] = 1;
  const { from, to, offsets, entries } = facet;
  return (position) => {
    if (position < from || position >= to) return false;
    for (let at = offsets[position - from]!; at < offsets[position - from + 1]!; at += 1) {
      if (isChosen[entries[at]!] === 1) return true;
    }
    return false;
  };
}

/** `first` is the position of `numbers[0]`. Products outside the array do not match. */
function rangeTest(
  numbers: Float64Array,
  first: number,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Bounds,
  convert: (value: number) => number = (value) => value,
): (position: number) => boolean {
  return (position) => {
    const value = numbers[position - first];
    if (value === undefined || Number.isNaN(value)) return false;
    const converted = convert(value);
    return converted >= from && converted <= to;
  };
}
