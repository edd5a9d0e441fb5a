import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { eachNumber } from './number-list.ts';
import { ProductPositions } from './product-positions.ts';

describe('products by id', () => {
  it('are found at their positions, whether their ids are close together or far apart', () => {
    for (const ids of [[7, 3, 5], [9_000_000_000, 2, 40], []]) {
      const positions = new ProductPositions(Float64Array.from(ids));
      assert.equal(positions.size, ids.length);
      assert.deepEqual(
        ids.map((id) => positions.get(id)),
        [...ids.keys()],
      );
      for (const unknown of [0, 4, 8, 1e12, Number.NaN]) assert.equal(positions.get(unknown), undefined);
    }
  });
});

describe('a list of numbers as text', () => {
  it('is read as splitting it would', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger()), fc.constantFrom(',', ' ', ':'), (numbers, separator) => {
        const found: number[] = [];
        eachNumber(numbers.join(separator), (number) => found.push(number));
        assert.deepEqual(found, numbers);
      }),
    );
  });

  it('may be missing', () => {
    eachNumber(null, () => assert.fail());
    eachNumber('', () => assert.fail());
  });
});
