import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import { Validation } from '../../../platform/errors/errors.ts';

/** The longest period. */
const YEARS = 10;
/** The default period of charts, including the current month. */
const DEFAULT_MONTHS = 12;
/** The earliest day that the database accepts. */
const FIRST_DAY: Day = '0001-01-01';

interface RequestedPeriod {
  readonly dateFrom?: Day | undefined;
  readonly dateTo?: Day | undefined;
}

/**
 * Throws `Validation` at the field of a period that begins after its end, reaches into the future, or is longer than
 * ten years.
 */
export function checkPeriod({ dateFrom, dateTo }: RequestedPeriod): void {
  const today = todayInMoscow();
  if (dateFrom !== undefined && dateFrom > today)
    throw new Validation('Начало периода не может быть позже сегодняшнего дня', 'filterDateFrom');
  if (dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo)
    throw new Validation('Начало периода позже его конца', 'filterDateFrom');
  if (dateTo !== undefined && dateTo > today)
    throw new Validation('Конец периода не может быть позже сегодняшнего дня', 'filterDateTo');
  if (dateFrom !== undefined && dateFrom < yearsBefore(dateTo ?? today))
    throw new Validation('Период не может быть длиннее десяти лет', 'filterDateFrom');
}

/** Days are compared as text, so 29 February of any year is allowed. */
function yearsBefore(day: Day): Day {
  return `${String(Number(day.slice(0, 4)) - YEARS).padStart(4, '0')}${day.slice(4)}`;
}

/** Returns the period of charts: by default twelve calendar months, ending today. */
export function chartPeriod({ dateFrom, dateTo }: RequestedPeriod) {
  const to = dateTo ?? todayInMoscow();
  const from = dateFrom ?? monthStart(to, 1 - DEFAULT_MONTHS);
  return { from: from < FIRST_DAY ? FIRST_DAY : from, to };
}

/** First day of the month that is `later` months after the day. */
export function monthStart(day: Day, later = 0): Day {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + later);
  return date.toISOString().slice(0, 10);
}

/** Sunday of the day's week. */
export function weekEnd(day: Day): Day {
  return addDays(day, (7 - new Date(day).getUTCDay()) % 7);
}
