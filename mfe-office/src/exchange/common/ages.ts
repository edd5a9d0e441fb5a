import { countOf } from '@shop/domain/format/number';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long an instant has been gone, in its largest unit: «12 минут», «3 часа», «2 дня»; in the accusative. */
export function formatAge(instant: string, now: Date): string {
  const ageMs = now.getTime() - Date.parse(instant);
  if (ageMs < MINUTE_MS) return 'меньше минуты';
  if (ageMs < HOUR_MS) return countOf(Math.floor(ageMs / MINUTE_MS), 'минуту', 'минуты', 'минут');
  if (ageMs < 2 * DAY_MS) return countOf(Math.floor(ageMs / HOUR_MS), 'час', 'часа', 'часов');
  return countOf(Math.floor(ageMs / DAY_MS), 'день', 'дня', 'дней');
}

/** An age that must not be exceeded, in the genitive: «не старше 2 часов». */
export function formatLimit(minutes: number): string {
  if (minutes % 1440 === 0) return countOf(minutes / 1440, 'дня', 'дней', 'дней');
  if (minutes % 60 === 0) return countOf(minutes / 60, 'часа', 'часов', 'часов');
  return countOf(minutes, 'минуты', 'минут', 'минут');
}

/** The time between two instants: «40 секунд», «12 минут», «2 часа 5 минут». */
export function formatDuration(from: string, to: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  if (seconds < 60) return countOf(seconds, 'секунда', 'секунды', 'секунд');
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [
    hours > 0 && countOf(hours, 'час', 'часа', 'часов'),
    rest > 0 && countOf(rest, 'минута', 'минуты', 'минут'),
  ];
  return words.filter(Boolean).join(' ');
}
