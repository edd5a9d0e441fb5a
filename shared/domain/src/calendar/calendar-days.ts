import { LOCALE } from '../constants.ts';

/** Calendar days are `YYYY-MM-DD` and months `YYYY-MM`, so both compare as strings; arithmetic is in UTC. */
const dayMs = 86_400_000;

export const monthOf = (day: string): string => day.slice(0, 7);

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days between two dates; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last day if that month is shorter. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same > last ? last : same;
}

/** Short and whole names, Monday first. */
export const weekdays = [
  ['Пн', 'понедельник'],
  ['Вт', 'вторник'],
  ['Ср', 'среда'],
  ['Чт', 'четверг'],
  ['Пт', 'пятница'],
  ['Сб', 'суббота'],
  ['Вс', 'воскресенье'],
] as const;

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Weeks of a month from Monday to Sunday; days of adjacent months are null. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weekCount = Math.ceil((weekdayOf(first) + daysBetween(first, `${addMonths(month, 1)}-01`)) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = addDays(start, week * 7 + weekday);
      return monthOf(day) === month ? day : null;
    }),
  );
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
const monthName = inUtc({ month: 'long' });
const dayName = inUtc({ day: 'numeric', month: 'long' });
const weekdayName = inUtc({ weekday: 'long' });

/** «Ноябрь 2026» */
export function nameOfMonth(month: string): string {
  const name = monthName.format(new Date(`${month}-01`));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
}

/** «25 ноября» */
export const nameOfDay = (day: string): string => dayName.format(new Date(day));

/** «среда» */
export const nameOfWeekday = (day: string): string => weekdayName.format(new Date(day));
