import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { USUAL_CALENDAR } from '../shipping/working-days.ts';
import { addWorkingDays, dayToReleaseBefore, lastDayToRemindOf } from './reservation-days.ts';

const at = (moscow: string) => new Date(`${moscow}+03:00`);

describe('the days of a reservation', () => {
  it('are counted from the day after, without weekends and holidays', () => {
    assert.equal(addWorkingDays('2026-11-26', 3, USUAL_CALENDAR), '2026-12-01');
    assert.equal(addWorkingDays('2026-11-28', 1, USUAL_CALENDAR), '2026-11-30');
    assert.equal(addWorkingDays('2026-12-30', 3, USUAL_CALENDAR), '2027-01-12');
  });

  it('follow the production calendar of the shop', () => {
    const calendar = { ...USUAL_CALENDAR, daysOff: ['2026-12-31'], workingDays: ['2027-01-09'] };
    assert.equal(addWorkingDays('2026-12-30', 3, calendar), '2027-01-12');
    assert.equal(addWorkingDays('2026-12-30', 1, calendar), '2027-01-09');
  });

  it('are announced on the working day before the last, also over a weekend', () => {
    assert.equal(lastDayToRemindOf(at('2026-11-27T10:00'), USUAL_CALENDAR), '2026-11-30');
    assert.equal(lastDayToRemindOf(at('2026-11-28T10:00'), USUAL_CALENDAR), '2026-11-30');
    assert.equal(lastDayToRemindOf(at('2026-11-30T10:00'), USUAL_CALENDAR), '2026-12-01');
  });

  it('are over at the set time of the working day after the last, when its payments are known', () => {
    const before = (moscow: string) => dayToReleaseBefore(at(moscow), '12:00', USUAL_CALENDAR);
    assert.equal(before('2026-12-01T23:59'), '2026-12-01');
    assert.equal(before('2026-12-02T11:59'), '2026-12-01');
    assert.equal(before('2026-12-02T12:00'), '2026-12-02');
    // A reservation until Friday is released on Monday.
    assert.equal(before('2026-12-06T15:00'), '2026-12-04');
    assert.equal(before('2026-12-07T11:00'), '2026-12-04');
    assert.equal(before('2026-12-07T12:00'), '2026-12-07');
  });
});
