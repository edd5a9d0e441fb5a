import { formatInstant } from '@shop/domain/format/date';
import { plural } from '@shop/domain/format/number';
import { type Html, html } from './html.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something has lasted: «12 мин», «3 ч», «5 дней». */
export function ageOf(instant: string, nowMs: number): string {
  const ms = Math.max(0, nowMs - Date.parse(instant));
  if (ms < MINUTE_MS) return 'меньше минуты';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)}\u00a0мин`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)}\u00a0ч`;
  const days = Math.floor(ms / DAY_MS);
  return `${days}\u00a0${plural(days, 'день', 'дня', 'дней')}`;
}

/** «только что», «12 мин назад». */
export function agoOf(instant: string, nowMs: number): string {
  return nowMs - Date.parse(instant) < MINUTE_MS ? 'только что' : `${ageOf(instant, nowMs)} назад`;
}

/** The moment itself: «24.11.2026, 12:30 МСК». */
export function formatMoment(instant: string): string {
  return `${formatInstant(instant)} МСК`;
}

/** An age with the exact moment behind it. */
export function timeTag(instant: string, text: string): Html {
  return html`<time datetime="${instant}" title="${formatMoment(instant)}">${text}</time>`;
}
