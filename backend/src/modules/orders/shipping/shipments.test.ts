import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaveFor, planShipments, type ShippableLine } from './shipments.ts';
import { USUAL_CALENDAR } from './working-days.ts';

/** A Friday. */
const acceptedOn = '2026-11-20';

function buildLineWith(part: Partial<ShippableLine>): ShippableLine {
  return {
    offerId: 1,
    quantity: 10,
    freeQuantity: 10,
    arrivals: [],
    priceKopecks: 100,
    weightGrams: 50,
    ...part,
  };
}

test('everything in stock leaves at once on the next working day, whichever way is chosen', () => {
  const once = [
    {
      on: '2026-11-23',
      lines: [
        { offerId: 1, quantity: 10 },
        { offerId: 2, quantity: 10 },
      ],
      goodsKopecks: 2000,
      weightGrams: 1000,
    },
  ];
  const plan = planShipments([buildLineWith({}), buildLineWith({ offerId: 2 })], acceptedOn);
  assert.deepEqual(plan, { 'send-all': once, 'send-fast': once });
});

test('sending fast splits a line into stock and arrivals', () => {
  const short = buildLineWith({ freeQuantity: 4, arrivals: [{ on: '2026-11-25', quantity: 50 }] });
  const plan = planShipments([short, buildLineWith({ offerId: 2 })], acceptedOn);
  assert.deepEqual(plan['send-all'], [
    {
      on: '2026-11-26',
      lines: [
        { offerId: 1, quantity: 10 },
        { offerId: 2, quantity: 10 },
      ],
      goodsKopecks: 2000,
      weightGrams: 1000,
    },
  ]);
  assert.deepEqual(plan['send-fast'], [
    {
      on: '2026-11-23',
      lines: [
        { offerId: 1, quantity: 4 },
        { offerId: 2, quantity: 10 },
      ],
      goodsKopecks: 1400,
      weightGrams: 700,
    },
    { on: '2026-11-26', lines: [{ offerId: 1, quantity: 6 }], goodsKopecks: 600, weightGrams: 300 },
  ]);
});

test('with nothing in stock both ways wait for the last arrival', () => {
  const early = { on: '2026-11-24', quantity: 5 };
  const late = { on: '2026-12-04', quantity: 5 };
  const plan = planShipments([buildLineWith({ freeQuantity: 0, arrivals: [late, early] })], acceptedOn);
  // The 4th is a Friday, so the goods leave on Monday.
  assert.equal(plan['send-all'][0]?.on, '2026-12-07');
  assert.deepEqual(plan['send-fast'], plan['send-all']);
});

test('no date is promised while the known arrivals do not cover a line', () => {
  const plan = planShipments(
    [buildLineWith({ freeQuantity: 1, arrivals: [{ on: '2026-11-25', quantity: 8 }] })],
    acceptedOn,
  );
  assert.equal(plan['send-all'][0]?.on, null);
  assert.deepEqual(
    plan['send-fast'].map(({ on }) => on),
    ['2026-11-23', null],
  );
});

test('an overdue arrival is expected from the day the order is accepted', () => {
  const plan = planShipments(
    [buildLineWith({ freeQuantity: 0, arrivals: [{ on: '2026-11-02', quantity: 10 }] })],
    acceptedOn,
  );
  assert.equal(plan['send-all'][0]?.on, '2026-11-23');
});

test('the shop’s days off move a shipment', () => {
  const plan = planShipments([buildLineWith({})], acceptedOn, { ...USUAL_CALENDAR, daysOff: ['2026-11-23'] });
  assert.equal(plan['send-all'][0]?.on, '2026-11-24');
});

test('the last shipment arrives on the requested day, the first one leaves at once', () => {
  const short = buildLineWith({ freeQuantity: 4, arrivals: [{ on: '2026-11-25', quantity: 50 }] });
  const plan = planShipments([short], acceptedOn)['send-fast'];
  const daysOf = (type: 'delivery' | 'pickup') =>
    leaveFor('2026-12-07', plan, type, USUAL_CALENDAR).map(({ on }) => on);
  assert.deepEqual(daysOf('delivery'), ['2026-11-23', '2026-12-04']);
  assert.deepEqual(daysOf('pickup'), ['2026-11-23', '2026-12-07']);
});
