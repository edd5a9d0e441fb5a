import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctQuantity } from '@shop/domain/quantity/quantity';
import fc from 'fast-check';
import { type PriceBreak, priceOf } from './price.ts';

const breaks: readonly PriceBreak[] = [
  { fromQuantity: 1, kopecks: 10_000 },
  { fromQuantity: 12, kopecks: 9_500 },
  { fromQuantity: 120, kopecks: 9_001 },
];

for (const [quantity, discount, kopecks] of [
  [1, 0, 10_000],
  [11, 0, 10_000],
  [12, 0, 9_500],
  [119, 0, 9_500],
  [120, 0, 9_001],
  [1, 7, 9_300],
  [120, 50, 4_501],
] as const) {
  test(`${quantity} units with ${discount} % off cost ${kopecks} kopecks each`, () => {
    assert.equal(priceOf(breaks, quantity, discount), kopecks);
  });
}

test('an offer without prices has none', () => {
  assert.equal(priceOf([], 5, 0), null);
});

for (const [asked, minOrderCount, multiplicity, got] of [
  [1, 1, 1, 1],
  [1, 10, 1, 10],
  [11, 10, 5, 15],
  [3, 1, 12, 12],
  [24, 1, 12, 24],
  [7, 10, 4, 12],
] as const) {
  test(`${asked} becomes ${got} where at least ${minOrderCount} are sold by ${multiplicity}`, () => {
    assert.equal(correctQuantity(asked, { minOrderCount, multiplicity }), got);
  });
}

test('a corrected quantity is the least allowed one and correcting it again changes nothing', () => {
  const count = fc.integer({ min: 1, max: 999_999 });
  const rule = fc.record({
    minOrderCount: fc.integer({ min: 1, max: 500 }),
    multiplicity: fc.integer({ min: 1, max: 144 }),
  });
  fc.assert(
    fc.property(count, rule, (asked, product) => {
      const got = correctQuantity(asked, product);
      assert.ok(got >= asked && got >= product.minOrderCount && got % product.multiplicity === 0);
      assert.ok(got - product.multiplicity < Math.max(asked, product.minOrderCount));
      assert.equal(correctQuantity(got, product), got);
    }),
  );
});
