import { day } from '@shop/contracts/platform/fields';
import { TIME_ZONE } from '@shop/domain/constants';
import * as v from 'valibot';
import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';

const calendarSchema = v.object({
  /** Moscow time; an order placed later leaves one working day later. */
  cutOff: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '15:00'),
  /** Days off beside weekends and public holidays, such as moved holidays and stocktaking. */
  daysOff: v.optional(v.array(day), []),
  /** Working days on weekends or holidays, such as working Saturdays. */
  workingDays: v.optional(v.array(day), []),
});
/** The warehouse's calendar. */
export type WorkingCalendar = v.InferOutput<typeof calendarSchema>;

/** Public holidays by law (Labour Code, article 112), month and day. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  ...['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'],
  ...['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'],
]);
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

const moscowTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** The calendar of a shop without a setting. */
export const USUAL_CALENDAR: WorkingCalendar = v.parse(calendarSchema, {});

/** Parses the setting `calendar`; returns the usual one when it is missing or invalid. */
export async function readCalendar(db: Db): Promise<WorkingCalendar> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'calendar')
    .executeTakeFirst();
  return v.parse(v.fallback(calendarSchema, USUAL_CALENDAR), row?.value ?? {});
}

/** Whether goods are shipped, delivered and handed out on the day. The setting overrides weekends and holidays. */
export function isWorkingDay(on: Day, { daysOff, workingDays }: WorkingCalendar = USUAL_CALENDAR): boolean {
  if (workingDays.includes(on)) return true;
  return !daysOff.includes(on) && !isWeekend(on) && !isHoliday(on) && !isDayInLieu(on);
}

/** Returns the first working day after the day. */
export function nextWorkingDay(after: Day, calendar: WorkingCalendar = USUAL_CALENDAR): Day {
  let next = addDays(after, 1);
  while (!isWorkingDay(next, calendar)) next = addDays(next, 1);
  return next;
}

/** Returns the last working day before the day. */
export function previousWorkingDay(before: Day, calendar: WorkingCalendar = USUAL_CALENDAR): Day {
  let previous = addDays(before, -1);
  while (!isWorkingDay(previous, calendar)) previous = addDays(previous, -1);
  return previous;
}

/** Returns the days off in the range, both ends included. */
export function daysOffBetween(from: Day, to: Day, calendar: WorkingCalendar): readonly Day[] {
  const off: Day[] = [];
  for (let on = from; on <= to; on = addDays(on, 1)) if (!isWorkingDay(on, calendar)) off.push(on);
  return off;
}

/** Whether orders are no longer processed that day: it is past the cut-off, or a day off. */
export function isAfterCutOff(now: Date, calendar: WorkingCalendar): boolean {
  return moscowTime.format(now) >= calendar.cutOff || !isWorkingDay(todayInMoscow(now), calendar);
}

/** Returns the day the warehouse accepts an order placed now; the goods leave on the next working day. */
export function dayAccepted(now: Date, calendar: WorkingCalendar): Day {
  const today = todayInMoscow(now);
  return isAfterCutOff(now, calendar) ? nextWorkingDay(today, calendar) : today;
}

function isWeekend(on: Day): boolean {
  return [SUNDAY, SATURDAY].includes(weekdayOf(on));
}

function isHoliday(on: Day): boolean {
  return HOLIDAYS.has(on.slice(5));
}

/** A holiday on a weekend moves to Monday, except those of January, which the government moves: see the setting. */
function isDayInLieu(on: Day): boolean {
  const isMoved = (holiday: Day) => isHoliday(holiday) && !holiday.slice(5).startsWith('01-');
  return weekdayOf(on) === MONDAY && (isMoved(addDays(on, -1)) || isMoved(addDays(on, -2)));
}

function weekdayOf(on: Day): number {
  return new Date(on).getUTCDay();
}
