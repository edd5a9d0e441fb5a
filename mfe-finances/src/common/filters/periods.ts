/** Periods that are ready to choose, by what the URL says. */
export const READY_PERIODS = {
  month: 'Этот месяц',
  'last-month': 'Прошлый месяц',
  quarter: 'Этот квартал',
  'last-quarter': 'Прошлый квартал',
  year: 'Этот год',
  'last-year': 'Прошлый год',
} as const;
export type ReadyPeriod = keyof typeof READY_PERIODS;

export interface Period {
  readonly dateFrom: string | undefined;
  readonly dateTo: string | undefined;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** First and last day of a ready period; one that runs ends today. */
export function readyPeriod(name: ReadyPeriod, today: string): { dateFrom: string; dateTo: string } {
  const isLast = name.startsWith('last-');
  const length = MONTHS[name.replace('last-', '') as keyof typeof MONTHS];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = Math.floor((month - 1) / length) * length - (isLast ? length : 0);
  const dayOf = (monthIndex: number, day: number) =>
    new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  return { dateFrom: dayOf(first, 1), dateTo: isLast ? dayOf(first + length, 0) : today };
}

/** Before this a year is still being typed: browsers offer 0002, 0020 and 0202 on the way to 2026. */
export const FIRST_DAY = '2000-01-01';
const YEARS_MAX = 10;

/** What is wrong with a period, said at its field; null when nothing is. Either day may be left out. */
export function periodProblem(
  { dateFrom, dateTo }: Period,
  today: string,
): { readonly field: 'dateFrom' | 'dateTo'; readonly text: string } | null {
  if (dateFrom && dateFrom < FIRST_DAY) return { field: 'dateFrom', text: 'Не раньше 2000 года' };
  if (dateTo && dateTo < FIRST_DAY) return { field: 'dateTo', text: 'Не раньше 2000 года' };
  if (dateFrom && dateFrom > today) return { field: 'dateFrom', text: 'Этот день ещё не наступил' };
  if (dateTo && dateTo > today) return { field: 'dateTo', text: 'Этот день ещё не наступил' };
  if (dateFrom && dateTo && dateFrom > dateTo)
    return { field: 'dateTo', text: 'Начало периода позже его конца' };
  if (dateFrom && yearsLater(dateFrom, YEARS_MAX) < (dateTo ?? today))
    return { field: 'dateFrom', text: 'Не больше десяти лет' };
  return null;
}

function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
