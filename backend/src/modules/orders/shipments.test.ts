import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planShipments, type ShippableLine } from './shipments.ts';

/** A Saturday. */
const today = '2026-11-21';

function buildLineWith(part: Partial<ShippableLine>): ShippableLine {
  return { quantity: 10, freeQuantity: 10, arrivals: [], priceKopecks: 100, ...part };
}

test('everything in stock leaves at once on the next working day, whichever way is chosen', () => {
  const once = [{ on: '2026-11-23', lineCount: 2, goodsKopecks: 2000 }];
  const plan = planShipments([buildLineWith({}), buildLineWith({})], today);
  assert.deepEqual(plan, { 'send-all': once, 'send-fast': once });
});

test('sending fast splits a line into what is there and what comes', () => {
  const short = buildLineWith({ freeQuantity: 4, arrivals: [{ on: '2026-11-25', quantity: 50 }] });
  const plan = planShipments([short, buildLineWith({})], today);
  assert.deepEqual(plan['send-all'], [{ on: '2026-11-26', lineCount: 2, goodsKopecks: 2000 }]);
  assert.deepEqual(plan['send-fast'], [
    { on: '2026-11-23', lineCount: 2, goodsKopecks: 1400 },
    { on: '2026-11-26', lineCount: 1, goodsKopecks: 600 },
  ]);
});

test('with nothing in stock both ways wait for the last arrival', () => {
  const early = { on: '2026-11-24', quantity: 5 };
  const late = { on: '2026-12-04', quantity: 5 };
  const plan = planShipments([buildLineWith({ freeQuantity: 0, arrivals: [late, early] })], today);
  // The 4th is a Friday, so the goods leave on Monday.
  assert.equal(plan['send-all'][0]?.on, '2026-12-07');
  assert.deepEqual(plan['send-fast'], plan['send-all']);
});

test('no date is promised while the known arrivals do not cover a line', () => {
  const plan = planShipments(
    [buildLineWith({ freeQuantity: 1, arrivals: [{ on: '2026-11-25', quantity: 8 }] })],
    today,
  );
  assert.equal(plan['send-all'][0]?.on, null);
  assert.deepEqual(
    plan['send-fast'].map(({ on }) => on),
    ['2026-11-23', null],
  );
});

test('an overdue arrival is expected from today on', () => {
  const plan = planShipments(
    [buildLineWith({ freeQuantity: 0, arrivals: [{ on: '2026-11-02', quantity: 10 }] })],
    today,
  );
  assert.equal(plan['send-all'][0]?.on, '2026-11-23');
});
