import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  allocatePayments,
  type Movement,
} from '../../../../testing/builders/finances/allocate-payments.builder.ts';
import { overdueByAge } from '../lists/overdue-by-age.ts';

function buildMovementWith(part: Partial<Movement>): Movement {
  return {
    documentId: 1,
    contractId: 1,
    orderId: null,
    on: '2026-10-01',
    dueOn: '2026-10-31',
    kopecks: 100,
    ...part,
  };
}

test('a payment settles the oldest shipment, part of the next one, and leaves the rest open', () => {
  const { openItems, advanceKopecks } = allocatePayments([
    buildMovementWith({ documentId: 1, on: '2026-09-01', dueOn: '2026-10-01', kopecks: 100 }),
    buildMovementWith({ documentId: 2, on: '2026-09-02', dueOn: '2026-10-02', kopecks: 200 }),
    buildMovementWith({ documentId: 3, on: '2026-09-03', dueOn: '2026-10-03', kopecks: 300 }),
    buildMovementWith({ documentId: 4, on: '2026-09-05', dueOn: null, kopecks: -150 }),
  ]);
  assert.deepEqual(
    openItems.map(({ documentId, openKopecks }) => [documentId, openKopecks]),
    [
      [2, 150],
      [3, 300],
    ],
  );
  assert.equal(advanceKopecks, 0);
});

test('a payment before the shipment settles it, and the rest is an advance', () => {
  const allocation = allocatePayments([
    buildMovementWith({ documentId: 1, on: '2026-08-01', kopecks: -500 }),
    buildMovementWith({ documentId: 2, on: '2026-09-01', kopecks: 300 }),
  ]);
  assert.deepEqual(allocation, { openItems: [], advanceKopecks: 200 });
});

test('a payment for an order settles that order, and only its rest the oldest documents of the contract', () => {
  const movements = [
    buildMovementWith({ documentId: 1, on: '2026-09-01', kopecks: 100 }),
    buildMovementWith({ documentId: 2, orderId: 7, on: '2026-09-02', kopecks: 200 }),
    buildMovementWith({ documentId: 3, orderId: 7, on: '2026-09-03', kopecks: 300 }),
    buildMovementWith({ documentId: 4, orderId: 8, on: '2026-09-03', kopecks: 50 }),
    buildMovementWith({ documentId: 5, orderId: 8, on: '2026-09-04', kopecks: -90 }),
    buildMovementWith({ documentId: 6, orderId: 7, on: '2026-09-04', kopecks: -250 }),
  ];
  const { openItems } = allocatePayments(movements);
  assert.deepEqual(
    openItems.map(({ documentId, openKopecks }) => [documentId, openKopecks]),
    [
      [1, 60],
      [3, 250],
    ],
  );
});

test('a payment for an order does not settle its shipments under another contract', () => {
  const { openItems, advanceKopecks } = allocatePayments([
    buildMovementWith({ documentId: 1, orderId: 7, contractId: 1, kopecks: 300 }),
    buildMovementWith({ documentId: 2, orderId: 7, contractId: 2, kopecks: -300 }),
  ]);
  assert.deepEqual([openItems[0]?.openKopecks, advanceKopecks], [300, 300]);
});

test('an advance on one contract does not hide the debt on another', () => {
  const { openItems, advanceKopecks } = allocatePayments([
    buildMovementWith({ documentId: 1, contractId: 1, kopecks: -500 }),
    buildMovementWith({ documentId: 2, contractId: 2, kopecks: 300 }),
  ]);
  assert.deepEqual([openItems[0]?.openKopecks, advanceKopecks], [300, 500]);
});

test('a debt without a due day is due on its own day', () => {
  const { openItems } = allocatePayments([buildMovementWith({ on: '2026-10-05', dueOn: null })]);
  assert.equal(openItems[0]?.dueOn, '2026-10-05');
});

for (const [dueOn, sums] of [
  ['2026-11-21', [0, 0, 0, 0]],
  ['2026-11-20', [100, 0, 0, 0]],
  ['2026-11-14', [100, 0, 0, 0]],
  ['2026-11-13', [0, 100, 0, 0]],
  ['2026-10-22', [0, 100, 0, 0]],
  ['2026-10-21', [0, 0, 100, 0]],
  ['2026-09-22', [0, 0, 100, 0]],
  ['2026-09-21', [0, 0, 0, 100]],
] as const) {
  test(`on 21.11.2026 a debt due on ${dueOn} is overdue as ${sums}`, () => {
    const { openItems } = allocatePayments([buildMovementWith({ dueOn })]);
    assert.deepEqual(
      overdueByAge(openItems, '2026-11-21').map(({ kopecks }) => kopecks),
      sums,
    );
  });
}

test('open items less the advance equal the balance of the ledger, in any order of documents', () => {
  const movement = fc.record({
    documentId: fc.nat({ max: 1000 }),
    contractId: fc.constantFrom(1, 2, null),
    orderId: fc.constantFrom(7, 8, null),
    on: fc.constantFrom('2026-01-10', '2026-05-20', '2026-11-01'),
    dueOn: fc.constantFrom('2026-02-10', '2026-11-20', null),
    kopecks: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }).filter((kopecks) => kopecks !== 0),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 60 }), (movements) => {
      const { openItems, advanceKopecks } = allocatePayments(movements);
      const open = openItems.reduce((sum, { openKopecks }) => sum + openKopecks, 0);
      assert.equal(
        open - advanceKopecks,
        movements.reduce((sum, { kopecks }) => sum + kopecks, 0),
      );
      assert.ok(openItems.every(({ openKopecks }) => openKopecks > 0) && advanceKopecks >= 0);
      assert.equal(allocatePayments(movements.toReversed()).advanceKopecks, advanceKopecks);
    }),
  );
});
