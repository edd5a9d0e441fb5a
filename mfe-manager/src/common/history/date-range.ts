/** An earlier year is an unfinished input: typing 2026 passes through 0002, 0020 and 0202. */
export const FIRST_DAY = '2000-01-01';

export interface Days {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** The problem of two dates and the field to show it at; null if there is none. Either may be empty. */
export function dateRangeProblem(
  { dateFrom, dateTo }: Days,
  today: string,
): { readonly field: keyof Days; readonly text: string } | null {
  if (dateFrom && dateFrom < FIRST_DAY) return { field: 'dateFrom', text: 'Не раньше 2000 года' };
  if (dateTo && dateTo < FIRST_DAY) return { field: 'dateTo', text: 'Не раньше 2000 года' };
  if (dateFrom && dateFrom > today) return { field: 'dateFrom', text: 'Этот день ещё не наступил' };
  if (dateFrom && dateTo && dateFrom > dateTo) return { field: 'dateTo', text: 'Раньше начала периода' };
  return null;
}
