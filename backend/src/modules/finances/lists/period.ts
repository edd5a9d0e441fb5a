import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import { Validation } from '../../../platform/errors/errors.ts';

/** What a period may cover at most. */
const YEARS = 10;
/** Of plots, when nothing is said, this month included. */
const DEFAULT_MONTHS = 12;
/** The database knows no year before it. */
const FIRST_DAY: Day = '0001-01-01';

interface AskedPeriod {
  readonly dateFrom?: Day | undefined;
  readonly dateTo?: Day | undefined;
}

/**
 * Refuses a period that begins after it ends, reaches into the future or is longer than ten years. Throws `Validation`
 * that names the field.
 */
export function checkPeriod({ dateFrom, dateTo }: AskedPeriod): void {
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

/** Days compare as text, so 29 February of any year may stand here. */
function yearsBefore(day: Day): Day {
  return `${String(Number(day.slice(0, 4)) - YEARS).padStart(4, '0')}${day.slice(4)}`;
}

/** The period of the plots: until today and from eleven months before on, from the first of the month. */
export function periodOfPlots({ dateFrom, dateTo }: AskedPeriod) {
  const to = dateTo ?? todayInMoscow();
  const from = dateFrom ?? monthStart(to, 1 - DEFAULT_MONTHS);
  return { from: from < FIRST_DAY ? FIRST_DAY : from, to };
}

/** The first day of the month so many months later. */
export function monthStart(day: Day, later = 0): Day {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + later);
  return date.toISOString().slice(0, 10);
}

/** Sunday of the day's week. */
export function weekEnd(day: Day): Day {
  return addDays(day, (7 - new Date(day).getUTCDay()) % 7);
}
