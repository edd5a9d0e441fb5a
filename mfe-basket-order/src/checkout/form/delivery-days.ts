import { LOCALE } from '@shop/domain/constants';
import { formatDay } from '@shop/domain/format/date';
import type { Checkout } from './checkout.queries.ts';

type Dates = Checkout['dates'];

const DAY_MS = 86_400_000;
const wordsOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`)).replace(' ', '\u00a0');
};
const longDay = wordsOf({ day: 'numeric', month: 'long' });
const weekday = wordsOf({ weekday: 'long' });

/** «24 ноября, вторник». */
export function nameOfDay(day: string): string {
  return `${longDay(day)}, ${weekday(day)}`;
}

/** The reason why a day cannot be chosen; null if it can. */
export function whyNotDay(day: string, { earliestOn, latestOn, closedOn }: Dates): string | null {
  if (earliestOn !== null && day < earliestOn) return `Самый ранний день — ${longDay(earliestOn)}`;
  if (latestOn !== null && day > latestOn) return `Не позднее ${formatDay(latestOn)}`;
  return closedOn.includes(day) ? `${longDay(day)} — выходной: заказы не привозим и не выдаём` : null;
}

/** The nearest available day, a later one if possible. */
export function nearestDay(day: string, dates: Dates): string | null {
  const { earliestOn, latestOn } = dates;
  if (earliestOn === null) return null;
  const last = latestOn ?? earliestOn;
  const from = day < earliestOn ? earliestOn : day > last ? last : day;
  return findOpen(from, 1, dates) ?? findOpen(from, -1, dates);
}

function findOpen(from: string, step: 1 | -1, dates: Dates): string | null {
  for (let day = from; isWithin(day, dates); day = shift(day, step))
    if (!dates.closedOn.includes(day)) return day;
  return null;
}

function isWithin(day: string, { earliestOn, latestOn }: Dates): boolean {
  return earliestOn !== null && day >= earliestOn && day <= (latestOn ?? earliestOn);
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The range of available days and what it depends on. */
export function explainDays({ earliestOn, latestOn, cutOff, isAfterCutOff }: Dates): string {
  if (earliestOn === null)
    return 'Дату можно будет согласовать, когда станет известно, когда придут недостающие товары.';
  const range = latestOn
    ? `С ${longDay(earliestOn)} по ${longDay(latestOn)}, кроме выходных.`
    : `С ${longDay(earliestOn)}.`;
  return isAfterCutOff
    ? `${range} Заказы после ${cutOff} по\u00a0Москве и\u00a0в\u00a0выходные уходят на\u00a0рабочий день позже.`
    : `${range} Закажите до\u00a0${cutOff} по\u00a0Москве — позже заказ уйдёт на\u00a0рабочий день позднее.`;
}
