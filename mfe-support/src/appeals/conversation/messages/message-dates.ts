import { LOCALE, TIME_ZONE } from '@shop/domain/constants';
import { formatInstantDay } from '@shop/domain/format/date';

const dayAndMonth = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: TIME_ZONE });
const withYear = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const hourAndMinute = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

const DAY_MS = 86_400_000;

/** The Moscow day of an instant, for comparing days. */
export const dayOf = formatInstantDay;

/** The Moscow time of an instant: `12:05`. */
export function formatTime(instant: string): string {
  return hourAndMinute.format(new Date(instant));
}

/** A Moscow day independent of today: «21 ноября 2025 г.». */
export function fullDay(instant: string): string {
  return withYear.format(new Date(instant));
}

/** A Moscow day relative to today: «Сегодня», «Вчера», «21 ноября», «21 ноября 2025 г.». */
export function nameOfDay(instant: string, now: Date): string {
  const day = dayOf(instant);
  if (day === dayOf(now.toISOString())) return 'Сегодня';
  if (day === dayOf(new Date(now.getTime() - DAY_MS).toISOString())) return 'Вчера';
  const isThisYear = day.slice(-4) === dayOf(now.toISOString()).slice(-4);
  return (isThisYear ? dayAndMonth : withYear).format(new Date(instant));
}
