import type { CalendarYear } from '@shop/contracts/office/calendar';
import { formatDay } from '@shop/domain/format/date';
import * as v from 'valibot';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import type { OfficeActor } from '../../office-journal/office-journal.api.ts';
import { calendarSetting, daysOffBetween, USUAL_CALENDAR } from '../../orders/orders.api.ts';
import { readSettingForEditing, saveSettingValue } from '../settings/settings.service.ts';

/** Years after the present one that can be filled in. */
const YEARS_AHEAD = 2;

/** Throws `Validation` for a year that is not kept. */
export async function readCalendarYear(db: Db, year: number, now = new Date()): Promise<CalendarYear> {
  const years = yearsAt(now);
  if (!years.includes(year))
    throw new Validation(
      `Календарь ведут на\u00a0${years[0]}–${years.at(-1)} годы, а\u00a0не на\u00a0${year}`,
      'year',
    );
  const { value, version, lastChange } = await readSettingForEditing(db, calendarSetting.name);
  const { cutOff, daysOff, workingDays } = v.parse(calendarSetting.schema, value);
  const ofYear = (days: readonly Day[]) => days.filter((day) => yearOf(day) === year);
  const own = { daysOff: ofYear(daysOff), workingDays: ofYear(workingDays) };
  return {
    ...{ year, years, cutOff, version, lastChange },
    usualDaysOff: usualDaysOff(year),
    ...own,
    isFilled: own.daysOff.length + own.workingDays.length > 0,
  };
}

interface TypedYear {
  readonly daysOff: readonly Day[];
  readonly workingDays: readonly Day[];
  readonly version: number;
}

/**
 * Saves one year of the setting `calendar` and records it there. Needs a transaction. Throws `Validation` for a day of
 * another year and for a year that is not kept, `Conflict` if `version` is not the stored one.
 */
export async function saveCalendarYear(
  db: Db,
  by: OfficeActor,
  year: number,
  { daysOff, workingDays, version }: TypedYear,
): Promise<CalendarYear> {
  await readCalendarYear(db, year);
  checkYear(year, daysOff, 'daysOff');
  checkYear(year, workingDays, 'workingDays');
  const { value } = await readSettingForEditing(db, calendarSetting.name);
  const stored = v.parse(calendarSetting.schema, value);
  const others = (days: readonly Day[]) => days.filter((day) => yearOf(day) !== year);
  const usual = new Set(usualDaysOff(year));
  await saveSettingValue(db, by, {
    name: calendarSetting.name,
    value: {
      ...stored,
      daysOff: [...others(stored.daysOff), ...daysOff.filter((day) => !usual.has(day))],
      workingDays: [...others(stored.workingDays), ...workingDays.filter((day) => usual.has(day))],
    },
    version,
  });
  return readCalendarYear(db, year);
}

function checkYear(year: number, days: readonly Day[], field: string): void {
  const wrong = days.find((day) => yearOf(day) !== year);
  if (wrong !== undefined)
    throw new Validation(`${formatDay(wrong)} не\u00a0в\u00a0${year} году: выберите год этой даты`, field);
}

function yearsAt(now: Date): number[] {
  const present = yearOf(todayInMoscow(now));
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => present + ahead);
}

function usualDaysOff(year: number): Day[] {
  return [...daysOffBetween(`${year}-01-01`, `${year}-12-31`, USUAL_CALENDAR)];
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
