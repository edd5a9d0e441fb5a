/** Before this a year is still being typed: browsers offer 0002, 0020 and 0202 on the way to 2026. */
export const FIRST_DAY = '2000-01-01';

export interface Days {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** What is wrong with two days, said at its field; null when nothing is. Either may be empty. */
export function daysProblem(
  { dateFrom, dateTo }: Days,
  today: string,
): { readonly field: keyof Days; readonly text: string } | null {
  if (dateFrom && dateFrom < FIRST_DAY) return { field: 'dateFrom', text: 'Не раньше 2000 года' };
  if (dateTo && dateTo < FIRST_DAY) return { field: 'dateTo', text: 'Не раньше 2000 года' };
  if (dateFrom && dateFrom > today) return { field: 'dateFrom', text: 'Этот день ещё не наступил' };
  if (dateFrom && dateTo && dateFrom > dateTo) return { field: 'dateTo', text: 'Раньше начала периода' };
  return null;
}
