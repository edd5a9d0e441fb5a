export { moscowToday as todayInMoscow } from '@shop/domain/format/date';

/** A calendar day, `2026-11-21`. Days compare as text. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day `count` days later, or earlier if it is negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
