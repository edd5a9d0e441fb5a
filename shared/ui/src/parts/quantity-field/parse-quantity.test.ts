import fc from 'fast-check';
import { nearestPack, parseQuantity } from './parse-quantity.ts';

const single = { min: 1, step: 1, max: 999_999 };
const dozens = { min: 12, step: 12, max: 1000 };

it.each([
  ['12', 12],
  ['12 шт', 12],
  ['12шт.', 12],
  [' 7 ', 7],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200 пар', 1200],
  ['007', 7],
  ['0', 0],
  ['12,0', 12],
  ['1 200,00 шт', 1200],
])('reads "%s" as %d', (typed, quantity) => {
  expect(parseQuantity(typed, single)).toEqual({ quantity, isRounded: false });
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['-1', 'negative'],
  ['−1', 'negative'],
  ['0.5', 'fraction'],
  ['0,5', 'fraction'],
  ['1 200,5', 'fraction'],
  ['1e9', 'not-a-number'],
  ['abc', 'not-a-number'],
  ['1 2', 'not-a-number'],
  ['12\t240', 'not-a-number'],
  ['12\n240', 'not-a-number'],
  ['12 12 шт', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['1000000000', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('refuses "%s" as %s', (typed, problem) => {
  expect(parseQuantity(typed, single)).toEqual({ problem });
});

it.each([
  ['1', 12],
  ['12', 12],
  ['13', 24],
  ['999', 996],
])('raises "%s" to whole packs of 12: %d', (typed, quantity) => {
  expect(parseQuantity(typed, dozens)).toMatchObject({ quantity });
});

it('always answers whole packs within the bounds', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.integer({ min: 1, max: 100 }), fc.nat(500), (asked, step, min) => {
      const quantity = nearestPack(asked, { min, step, max: 999_999 });
      expect(quantity % step).toBe(0);
      expect(quantity).toBeGreaterThanOrEqual(Math.max(1, min));
      expect(quantity).toBeLessThanOrEqual(999_999);
    }),
  );
});
