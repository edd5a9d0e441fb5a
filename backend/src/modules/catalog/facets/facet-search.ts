import { withDiscount } from '../../pricing/pricing.api.ts';
import type { Facet, FacetData, Flag, IndexedProperty, Run } from './facet-data.ts';
import { type ProductSet, within } from './product-set.ts';

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
  /** Positions of the matches, and of the products that fail only the condition of this number. Ascending. */
  readonly #matches: Uint32Array;
  readonly #failing = new Map<number, Uint32Array>();

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
    this.#matches = this.#select((at) => this.#fails[at] === 0);
    this.total = this.#matches.length;
    for (let at = 0; at < this.total; at += 1) this.#isMatch[this.#matches[at]!] = 1;
  }

  isMatch(position: number): boolean {
    return this.#isMatch[position] === 1;
  }

  /** Counts products by value that match all other conditions. */
  countValues(property: IndexedProperty): Uint32Array {
    const counts = new Uint32Array(property.values.length);
    const { from, offsets, entries } = property;
    for (const positions of this.#matchingOthers(property, property)) {
      for (let place = 0; place < positions.length; place += 1) {
        const product = positions[place]! - from;
        for (let at = offsets[product]!; at < offsets[product + 1]!; at += 1) counts[entries[at]!]! += 1;
      }
    }
    return counts;
  }

  /** Counts products with the flag that match all other conditions. */
  countFlag(flag: Flag): number {
    let count = 0;
    for (const positions of this.#matchingOthers(flag, null)) {
      for (let place = 0; place < positions.length; place += 1) count += flag.isSet[positions[place]!]!;
    }
    return count;
  }

  /** Range of the numbers of products that match all other conditions; null without products. */
  rangeOf(property: IndexedProperty): Extent | null {
    return this.#range(property.numbers, property, property);
  }

  priceRange(prices: Float64Array): Extent | null {
    return this.#range(prices, 'price', { from: 0, to: prices.length });
  }

  #range(numbers: Float64Array, facet: Facet, run: Run): Extent | null {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (const positions of this.#matchingOthers(facet, run)) {
      for (let place = 0; place < positions.length; place += 1) {
        const value = numbers[positions[place]! - run.from]!;
        if (value < min) min = value;
        if (value > max) max = value;
      }
    }
    return min > max ? null : { min, max };
  }

  #numberOf(facet: Facet): number {
    return this.#conditions.findIndex((condition) => condition.facet === facet);
  }

  /** Positions within the run that match all conditions except the facet's own: two lists, the second mostly empty. */
  #matchingOthers(facet: Facet, run: Run | null): readonly Uint32Array[] {
    const own = this.#numberOf(facet);
    const lists = own === -1 ? [this.#matches] : [this.#matches, this.#failingOnly(own)];
    return lists.map((positions) => within(positions, run));
  }

  #failingOnly(condition: number): Uint32Array {
    const known = this.#failing.get(condition);
    if (known !== undefined) return known;
    const failing = this.#select((at) => this.#fails[at] === 1 && this.#failedAt[at] === condition);
    this.#failing.set(condition, failing);
    return failing;
  }

  #select(isIn: (at: number) => boolean): Uint32Array {
    const { positions } = this.set;
    if (this.#conditions.length === 0) return positions;
    const selected = new Uint32Array(positions.length);
    let count = 0;
    for (let at = 0; at < positions.length; at += 1) {
      if (!isIn(at)) continue;
      selected[count] = positions[at]!;
      count += 1;
    }
    return selected.subarray(0, count);
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
