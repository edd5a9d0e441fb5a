import { withDiscount } from '../basket/price.ts';
import type { FacetData, IndexedProperty, Run } from './facet-data.ts';

/** A condition on products. Within one any value matches, between several all must. */
export type Condition = ValuesCondition | NumberCondition | PriceCondition;
interface ValuesCondition {
  readonly kind: 'values';
  readonly property: IndexedProperty;
  readonly values: ReadonlySet<number>;
}
interface NumberCondition extends Bounds {
  readonly kind: 'number';
  readonly property: IndexedProperty;
}
interface PriceCondition extends Bounds {
  readonly kind: 'price';
}
export interface Bounds {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** By which prices the customer buys. */
export interface PriceView {
  readonly priceTypeId: number;
  readonly discountPercent: number;
}

/**
 * Which products of a run fulfil the conditions. One pass notes for each product how many conditions it fails, and
 * which if it is one: so every facet is counted without its own condition, and no pass is made twice.
 */
export class FacetSearch {
  readonly data: FacetData;
  readonly run: Run;
  readonly total: number;
  readonly #conditions: readonly Condition[];
  readonly #fails: Uint8Array;
  readonly #failedAt: Uint8Array;

  constructor(data: FacetData, run: Run, conditions: readonly Condition[], price: PriceView | null) {
    this.data = data;
    this.run = run;
    this.#conditions = conditions;
    const size = run.to - run.from;
    this.#fails = new Uint8Array(size);
    this.#failedAt = new Uint8Array(size);
    for (const [number, condition] of conditions.entries()) {
      const isMet = testOf(condition, data, price);
      for (let at = 0; at < size; at += 1) {
        if (isMet(run.from + at)) continue;
        this.#fails[at]! += 1;
        this.#failedAt[at] = number;
      }
    }
    let total = 0;
    for (let at = 0; at < size; at += 1) if (this.#fails[at] === 0) total += 1;
    this.total = total;
  }

  isMatch(position: number): boolean {
    return position >= this.run.from && position < this.run.to && this.#fails[position - this.run.from] === 0;
  }

  /** How many products each value would leave, by the value's position. */
  countValues(property: IndexedProperty): Uint32Array {
    const counts = new Uint32Array(property.values.length);
    const own = this.#numberOf(property);
    const { starts, entries } = property;
    for (let position = this.run.from; position < this.run.to; position += 1) {
      if (!this.#isLeft(position, own)) continue;
      for (let at = starts[position]!; at < starts[position + 1]!; at += 1) counts[entries[at]!]! += 1;
    }
    return counts;
  }

  /** Smallest and largest number the other conditions leave; null if they leave none. */
  rangeOf(property: IndexedProperty): { min: number; max: number } | null {
    return this.#range(property.numbers, this.#numberOf(property));
  }

  priceRange(prices: Float64Array): { min: number; max: number } | null {
    return this.#range(
      prices,
      this.#conditions.findIndex(({ kind }) => kind === 'price'),
    );
  }

  #range(numbers: Float64Array, own: number): { min: number; max: number } | null {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let position = this.run.from; position < this.run.to; position += 1) {
      const value = numbers[position]!;
      if (Number.isNaN(value) || !this.#isLeft(position, own)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return min > max ? null : { min, max };
  }

  #numberOf(property: IndexedProperty): number {
    return this.#conditions.findIndex((one) => one.kind !== 'price' && one.property === property);
  }

  /** Left by all conditions but number `own`; -1 is none. */
  #isLeft(position: number, own: number): boolean {
    const at = position - this.run.from;
    const fails = this.#fails[at]!;
    return fails === 0 || (fails === 1 && this.#failedAt[at] === own);
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
      return rangeTest(condition.property.numbers, condition);
    case 'price': {
      const prices = price === null ? undefined : data.prices.get(price.priceTypeId);
      if (prices === undefined) return () => false;
      const percent = price?.discountPercent ?? 0;
      return rangeTest(prices, condition, (kopecks) => withDiscount(kopecks, percent));
    }
  }
}

function valuesTest({ property, values }: ValuesCondition): (position: number) => boolean {
  const isChosen = new Uint8Array(property.values.length);
  for (const value of values) isChosen[value] = 1;
  const { starts, entries } = property;
  return (position) => {
    for (let at = starts[position]!; at < starts[position + 1]!; at += 1) {
      if (isChosen[entries[at]!] === 1) return true;
    }
    return false;
  };
}

function rangeTest(
  numbers: Float64Array,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Bounds,
  convert: (value: number) => number = (value) => value,
): (position: number) => boolean {
  return (position) => {
    const value = numbers[position]!;
    if (Number.isNaN(value)) return false;
    const converted = convert(value);
    return converted >= from && converted <= to;
  };
}
