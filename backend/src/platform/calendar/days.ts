import { TIME_ZONE } from '@shop/domain/constants';

/** A calendar day, `2026-11-21`; days compare as text. */
export type Day = string;

const moscowDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const DAY_MS = 86_400_000;

/** The day it is in Moscow. */
export function todayInMoscow(now = new Date()): Day {
  return moscowDay.format(now);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from the one to the other; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
