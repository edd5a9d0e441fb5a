import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineTotal, totalsOf, vatInside } from './totals.ts';

for (const [kopecks, percent, vat] of [
  [0, 22, 0],
  [1, 22, 0],
  [3, 22, 1],
  [12_200, 22, 2_200],
  [100_00, 22, 18_03],
  [110_00, 10, 10_00],
  [500_00, 0, 0],
  [9_000_000_000_000_00, 22, 162_295_081_967_213],
] as const) {
  test(`${kopecks} kopecks hold ${vat} of VAT at ${percent} %`, () => {
    assert.equal(vatInside(kopecks, percent), vat);
  });
}

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999_999 }),
  priceKopecks: fc.integer({ min: 0, max: 5_000_000 }),
  vatPercent: fc.constantFrom(0, 10, 22),
});
const lines = fc.array(line, { maxLength: 200 });
const delivery = fc.integer({ min: 0, max: 10_000_000 });

test('the lines make the goods, goods and delivery make the total, to the kopeck', () => {
  fc.assert(
    fc.property(lines, delivery, (sold, deliveryKopecks) => {
      const totals = totalsOf(sold, deliveryKopecks);
      assert.equal(
        totals.goodsKopecks,
        sold.reduce((total, one) => total + lineTotal(one), 0),
      );
      assert.equal(totals.goodsKopecks + totals.deliveryKopecks, totals.totalKopecks);
      for (const value of Object.values(totals)) assert.ok(Number.isSafeInteger(value) && value >= 0);
    }),
  );
});

test('the VAT is the VAT of the lines, and the rest of a line is its price without VAT', () => {
  fc.assert(
    fc.property(lines, delivery, (sold, deliveryKopecks) => {
      const ofLines = sold.map((one) => vatInside(lineTotal(one), one.vatPercent));
      const inside = ofLines.reduce((total, vat) => total + vat, vatInside(deliveryKopecks, 22));
      assert.equal(totalsOf(sold, deliveryKopecks).vatKopecks, inside);
      for (const [index, vat] of ofLines.entries()) {
        const one = sold[index]!;
        const net = lineTotal(one) - vat;
        // Half a kopeck at most away from the exact share.
        assert.ok(
          Math.abs(net * (100 + one.vatPercent) - lineTotal(one) * 100) <= (100 + one.vatPercent) / 2,
        );
      }
    }),
  );
});

test('the order of the lines changes no sum', () => {
  fc.assert(
    fc.property(lines, delivery, (sold, deliveryKopecks) => {
      assert.deepEqual(totalsOf(sold.toReversed(), deliveryKopecks), totalsOf(sold, deliveryKopecks));
    }),
  );
});
