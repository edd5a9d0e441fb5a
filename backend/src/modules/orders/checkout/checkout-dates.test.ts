import assert from 'node:assert/strict';
import { test } from 'node:test';
import { USUAL_CALENDAR } from '../shipping/working-days.ts';
import { checkWishedDay, isPossible, wishDates } from './checkout-dates.ts';

/** Thursday noon. */
const now = new Date('2026-11-19T12:00:00+03:00');
/** A Friday. */
const leavesOn = '2026-11-20';

test('a courier and a terminal need a working day more than the warehouse', () => {
  const earliest = (type: 'delivery' | 'transport' | 'pickup') =>
    wishDates(leavesOn, type, now, USUAL_CALENDAR).earliestOn;
  assert.deepEqual(
    [earliest('delivery'), earliest('transport'), earliest('pickup')],
    ['2026-11-23', '2026-11-23', leavesOn],
  );
});

test('any working day of the next ninety may be chosen', () => {
  const dates = wishDates(leavesOn, 'delivery', now, USUAL_CALENDAR);
  assert.deepEqual([dates.earliestOn, dates.latestOn], ['2026-11-23', '2027-02-21']);
  assert.deepEqual(dates.closedOn.slice(0, 3), ['2026-11-28', '2026-11-29', '2026-12-05']);
  assert.ok(dates.closedOn.includes('2027-01-07'));
  assert.equal(dates.closedOn.at(-1), '2027-02-21');
  assert.deepEqual([dates.cutOff, dates.isAfterCutOff], ['15:00', false]);
  checkWishedDay('2026-11-23', dates);
  checkWishedDay('2027-02-19', dates);
});

for (const [name, day, message] of [
  ['a day before the goods can be there', '2026-11-20', /^Так рано не.успеем\. .*23\.11\.2026$/],
  ['a Sunday', '2026-11-29', /^29\.11\.2026.— выходной\. .*23\.11\.2026$/],
  ['a holiday', '2027-01-04', /^04\.01\.2027.— выходной/],
  ['a day too far away', '2027-02-24', /не.дольше 90.дней\. .*23\.11\.2026$/],
] as const) {
  test(`${name} is refused and the first possible day is named`, () => {
    const dates = wishDates(leavesOn, 'delivery', now, USUAL_CALENDAR);
    assert.equal(isPossible(day, dates), false);
    assert.throws(() => checkWishedDay(day, dates), { field: 'date', message });
  });
}

test('no day can be chosen while the arrival of the goods is unknown', () => {
  const dates = wishDates(null, 'delivery', now, USUAL_CALENDAR);
  assert.deepEqual([dates.earliestOn, dates.latestOn, dates.closedOn], [null, null, []]);
  assert.throws(() => checkWishedDay('2026-12-01', dates), { field: 'date', message: /неизвестна/ });
});
