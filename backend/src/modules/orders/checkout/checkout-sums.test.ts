import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { buildBasisWith, buildRecordWith } from '../../../../testing/builders/orders/checkout.builder.ts';
import { shipmentCost } from '../../pricing/tariffs.ts';
import { vatInside } from '../../pricing/totals.ts';
import { buildCheckout } from './checkout.ts';
import type { CheckoutBasis, CheckoutChoices } from './checkout-basis.ts';

const kopecks = fc.integer({ min: 0, max: 3_000_000 });
const row = fc.record({
  quantity: fc.integer({ min: 1, max: 5_000 }),
  vatPercent: fc.constantFrom(0, 10, 22),
  kopecks,
  wholesaleFrom: fc.integer({ min: 2, max: 1_000 }),
  wholesaleKopecks: kopecks,
  free: fc.array(fc.integer({ min: -3, max: 4_000 }), { maxLength: 3 }),
  arriving: fc.integer({ min: 0, max: 6_000 }),
  arrivesOn: fc.constantFrom('2026-11-12', '2026-11-23', '2026-12-31', '2027-03-05'),
});

const records = fc.array(row, { minLength: 1, maxLength: 40 }).map((rows) =>
  rows.map((one, index) =>
    buildRecordWith({
      offerId: index + 1,
      quantity: one.quantity,
      vatPercent: one.vatPercent,
      breaks: [
        { fromQuantity: 1, kopecks: one.kopecks },
        { fromQuantity: one.wholesaleFrom, kopecks: one.wholesaleKopecks },
      ],
      stocks: one.free.map((freeQuantity, warehouse) => ({
        warehouseId: warehouse + 1,
        freeQuantity,
        arrival: warehouse === 0 && one.arriving > 0 ? { on: one.arrivesOn, quantity: one.arriving } : null,
      })),
    }),
  ),
);
type Bands = CheckoutBasis['tariffs']['byWeight'];
const bandOf = (from: number, to: number | null) => ({
  ...{ from, to },
  courierKopecks: 900_00 + from,
  transportKopecks: 500_00 + from,
});
const basis: fc.Arbitrary<CheckoutBasis> = fc
  .record({
    records,
    discountPercent: fc.integer({ min: 0, max: 40 }),
    tariffs: fc.record({
      priceBy: fc.constantFrom('nothing', 'weight', 'sum'),
      courierKopecks: kopecks,
      transportKopecks: kopecks,
      byWeight: fc.constantFrom<Bands>([], [bandOf(0, 5), bandOf(5, null)]),
      bySum: fc.constantFrom<Bands>([], [bandOf(0, 1_000_00), bandOf(1_000_00, null)]),
      freeFromKopecks: kopecks,
    }),
  })
  .map(({ discountPercent, ...part }) =>
    buildBasisWith({ ...part, terms: { priceTypeId: 1, listPriceTypeId: 1, discountPercent } }),
  );
const choices: fc.Arbitrary<CheckoutChoices> = fc.record({
  shipment: fc.constantFrom('send-all', 'send-fast'),
  deliveryType: fc.constantFrom('delivery', 'pickup', 'transport'),
  date: fc.constantFrom(null, '2026-12-07', '2027-01-04', '2027-02-01'),
});
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('lines at their discount make the goods, shipments make the delivery, and both the total', () => {
  fc.assert(
    fc.property(basis, choices, (given, chosen) => {
      const { lines, plans, totals } = buildCheckout(given, chosen);
      for (const [index, line] of lines.entries()) {
        const { breaks, quantity } = given.records[index]!;
        const list = breaks.findLast(({ fromQuantity }) => fromQuantity <= quantity)!.kopecks;
        const exact = list * (100 - given.terms.discountPercent);
        // The discount is applied to one unit and rounded there, so a line is exactly quantity × price.
        assert.ok(Math.abs(line.priceKopecks * 100 - exact) <= 50);
        assert.equal(line.totalKopecks, quantity * line.priceKopecks);
      }
      const shipments = plans[chosen.shipment];
      const costs = shipments.map((shipment) => shipmentCost(shipment, chosen.deliveryType, given.tariffs));
      assert.equal(totals.goodsKopecks, sum(lines.map(({ totalKopecks }) => totalKopecks)));
      assert.equal(totals.goodsKopecks, sum(shipments.map(({ goodsKopecks }) => goodsKopecks)));
      assert.equal(totals.deliveryKopecks, sum(costs));
      assert.equal(totals.totalKopecks, totals.goodsKopecks + totals.deliveryKopecks);
      const vatOfLines = lines.map((line) => vatInside(line.totalKopecks, line.vatPercent));
      assert.equal(totals.vatKopecks, sum(vatOfLines) + vatInside(totals.deliveryKopecks, 22));
      for (const value of Object.values(totals)) assert.ok(Number.isSafeInteger(value) && value >= 0);
    }),
  );
});

test('every unit of every line leaves with exactly one shipment, and none leaves empty', () => {
  fc.assert(
    fc.property(basis, choices, (given, chosen) => {
      const { lines, plans } = buildCheckout(given, chosen);
      for (const shipments of Object.values(plans)) {
        const leaving = shipments.flatMap((shipment) => shipment.lines);
        assert.ok(leaving.every(({ quantity }) => quantity > 0));
        assert.ok(shipments.every((shipment) => shipment.lines.length > 0));
        const byOffer = Map.groupBy(leaving, ({ offerId }) => offerId);
        assert.equal(byOffer.size, lines.length);
        for (const { offerId, quantity } of lines) {
          assert.equal(sum(byOffer.get(offerId)!.map((part) => part.quantity)), quantity);
        }
      }
    }),
  );
});

test('ordering the same twice shows the same sums and the same version', () => {
  fc.assert(
    fc.property(basis, choices, (given, chosen) => {
      assert.deepEqual(buildCheckout(given, chosen), buildCheckout(structuredClone(given), chosen));
    }),
  );
});
