import { LOCALE, TIME_ZONE } from '../constants.ts';

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const instantDay = formatterOf(LOCALE, { ...numeric, timeZone: TIME_ZONE });
const instantTime = formatterOf(LOCALE, {
  ...numeric,
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const moscowHour = formatterOf('en-GB', { hour: '2-digit', timeZone: TIME_ZONE });
const calendarDay = formatterOf(LOCALE, { ...numeric, timeZone: 'UTC' });
const shortDay = formatterOf(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The Swedish locale formats ISO 8601 in every engine; the Canadian one does not under CLDR 42. */
const isoDay = formatterOf('sv', { ...numeric, timeZone: TIME_ZONE });

/** The current day in Moscow as `2026-11-21`, or the Moscow day of `now`. */
export function moscowToday(now = new Date()): string {
  return isoDay().format(now);
}

/** The hour in Moscow, 0 to 23. */
export function hourInMoscow(date: Date): number {
  return Number(moscowHour().format(date));
}

/** Formats an instant (ISO 8601) as a Moscow day: `21.11.2026`. */
export function formatInstantDay(instant: string): string {
  return instantDay().format(new Date(instant));
}

/** Formats an instant (ISO 8601) in Moscow time: `21.11.2026, 12:05`. */
export function formatInstant(instant: string): string {
  return instantTime().format(new Date(instant));
}

/** Formats a calendar day `2026-11-21` as `21.11.2026`. A day has no time zone. */
export function formatDay(day: string): string {
  return calendarDay().format(new Date(`${day}T00:00:00Z`));
}

/** Formats a calendar day as «21 нояб.», for dense tables. */
export function formatShortDay(day: string): string {
  return shortDay().format(new Date(`${day}T00:00:00Z`));
}

/** Makes the formatter when it is first used: all of them take 10 ms of a desktop, and most pages need one or none. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made;
  };
}
