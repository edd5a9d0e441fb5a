import { TIME_ZONE } from '@shop/domain/constants';
import { formatDay } from '@shop/domain/format/date';
import * as v from 'valibot';
import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { days, time } from '../../../platform/shop-settings/setting-schemas.ts';

export const calendarSetting = defineSetting(
  'calendar',
  v.object({
    cutOff: time(
      'Заказы принимают до',
      'Московское время; заказ, оформленный позже, уедет на\u00a0рабочий день позже',
    ),
    daysOff: days(
      'Выходные дни',
      'Кроме суббот, воскресений и\u00a0праздников по\u00a0закону: переносы, инвентаризация',
    ),
    workingDays: days('Рабочие дни', 'Выпавшие на\u00a0выходной или праздник: рабочие субботы'),
  }),
  {
    title: 'Производственный календарь',
    description:
      'По\u00a0каким дням склад отгружает: от\u00a0этого зависят даты в\u00a0заказе и\u00a0сроки оплаты.',
    initial: { cutOff: '15:00', daysOff: [], workingDays: [] },
    check: ({ daysOff, workingDays }) => {
      const both = daysOff.find((off) => workingDays.includes(off));
      if (both === undefined) return null;
      return { field: 'workingDays', message: `${formatDay(both)} отмечен и\u00a0рабочим, и\u00a0выходным` };
    },
  },
);
/** The warehouse's calendar. */
export type WorkingCalendar = v.InferOutput<typeof calendarSetting.schema>;

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
export const USUAL_CALENDAR: WorkingCalendar = calendarSetting.initial;

export const readCalendar = (db: Db) => readSetting(db, calendarSetting);

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
  return hasTimeCome(now, calendar.cutOff) || !isWorkingDay(todayInMoscow(now), calendar);
}

/** Whether it is `time` (`HH:MM`) in Moscow or later that day. */
export function hasTimeCome(now: Date, time: string): boolean {
  return moscowTime.format(now) >= time;
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
