import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dayAccepted,
  daysOffBetween,
  isAfterCutOff,
  isWorkingDay,
  nextWorkingDay,
  previousWorkingDay,
  USUAL_CALENDAR,
} from './working-days.ts';

for (const [on, name, isWorked] of [
  ['2026-11-20', 'a Friday', true],
  ['2026-11-21', 'a Saturday', false],
  ['2026-11-22', 'a Sunday', false],
  ['2026-01-01', 'New Year', false],
  ['2026-01-08', 'the last of the New Year holidays', false],
  ['2026-01-09', 'the day after them, unless the government moves it', true],
  ['2026-02-23', 'Defender of the Fatherland Day', false],
  ['2027-03-08', 'Women’s Day', false],
  ['2026-03-09', 'the Monday after a Women’s Day on Sunday', false],
  ['2026-05-01', 'Labour Day', false],
  ['2026-05-11', 'the Monday after a Victory Day on Saturday', false],
  ['2028-05-09', 'Victory Day', false],
  ['2026-06-12', 'Russia Day', false],
  ['2026-11-04', 'Unity Day', false],
  ['2028-01-10', 'the Monday after a 8 January on Saturday, which no law gives', true],
  ['2026-12-31', 'New Year’s Eve', true],
] as const) {
  test(`${on}, ${name}, is ${isWorked ? 'worked' : 'a day off'}`, () => {
    assert.equal(isWorkingDay(on), isWorked);
  });
}

test('the setting adds days off and working Saturdays, and overrides the calendar', () => {
  const calendar = { ...USUAL_CALENDAR, daysOff: ['2026-12-31'], workingDays: ['2026-12-26', '2026-01-02'] };
  assert.deepEqual(
    ['2026-12-31', '2026-12-26', '2026-01-02'].map((day) => isWorkingDay(day, calendar)),
    [false, true, true],
  );
});

test('the next working day is after weekends and holidays, the previous one before them', () => {
  assert.equal(nextWorkingDay('2026-11-20'), '2026-11-23');
  assert.equal(nextWorkingDay('2026-12-31'), '2027-01-11');
  assert.equal(previousWorkingDay('2027-01-11'), '2026-12-31');
});

test('days off between two days include both', () => {
  assert.deepEqual(daysOffBetween('2026-10-31', '2026-11-08', USUAL_CALENDAR), [
    '2026-10-31',
    '2026-11-01',
    '2026-11-04',
    '2026-11-07',
    '2026-11-08',
  ]);
});

for (const [at, acceptedOn, isLate] of [
  ['2026-11-19T14:59:59+03:00', '2026-11-19', false],
  ['2026-11-19T15:00:00+03:00', '2026-11-20', true],
  ['2026-11-19T23:30:00+03:00', '2026-11-20', true],
  ['2026-11-20T00:30:00+03:00', '2026-11-20', false],
  // Friday afternoon and the following weekend: a later order never leaves sooner.
  ['2026-11-20T15:01:00+03:00', '2026-11-23', true],
  ['2026-11-21T10:00:00+03:00', '2026-11-23', true],
  ['2026-12-31T15:01:00+03:00', '2027-01-11', true],
] as const) {
  test(`an order of ${at} is accepted on ${acceptedOn}`, () => {
    assert.equal(dayAccepted(new Date(at), USUAL_CALENDAR), acceptedOn);
    assert.equal(isAfterCutOff(new Date(at), USUAL_CALENDAR), isLate);
  });
}

test('the shop sets its cut-off', () => {
  const calendar = { ...USUAL_CALENDAR, cutOff: '09:30' };
  assert.equal(dayAccepted(new Date('2026-11-19T09:29:00+03:00'), calendar), '2026-11-19');
  assert.equal(dayAccepted(new Date('2026-11-19T09:30:00+03:00'), calendar), '2026-11-20');
});
