import { countOf } from '@shop/domain/format/number';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Longer durations are given in days only. */
const WHOLE_DAYS = 7;

/** Formats minutes: «меньше минуты», «5 мин», «2 ч 10 мин», «1 день 3 ч», «12 дней». */
export function durationOf(minutes: number): string {
  const whole = Math.floor(minutes);
  if (whole < 1) return 'меньше\u00a0минуты';
  if (whole < HOUR) return `${whole}\u00a0мин`;
  if (whole < DAY) return joined(`${Math.floor(whole / HOUR)}\u00a0ч`, whole % HOUR, 'мин');
  const days = Math.floor(whole / DAY);
  const named = countOf(days, 'день', 'дня', 'дней').replaceAll(' ', '\u00a0');
  return joined(named, days < WHOLE_DAYS ? Math.floor((whole % DAY) / HOUR) : 0, 'ч');
}

/** Minutes between two instants; 0 if clock skew makes it negative. */
export function minutesBetween(from: string, to: string | Date): number {
  return Math.max(0, (new Date(to).getTime() - new Date(from).getTime()) / 60_000);
}

function joined(large: string, rest: number, unit: string): string {
  return rest === 0 ? large : `${large} ${rest}\u00a0${unit}`;
}
