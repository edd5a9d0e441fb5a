/** Preset periods by their names in the URL. */
export const PERIOD_PRESETS = {
  month: 'Этот месяц',
  'last-month': 'Прошлый месяц',
  quarter: 'Этот квартал',
  'last-quarter': 'Прошлый квартал',
  year: 'Этот год',
  'last-year': 'Прошлый год',
} as const;
export type PresetPeriod = keyof typeof PERIOD_PRESETS;

export interface Period {
  readonly dateFrom: string | undefined;
  readonly dateTo: string | undefined;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The first and last day of a preset; the current period ends today. */
export function presetPeriod(name: PresetPeriod, today: string): { dateFrom: string; dateTo: string } {
  const isLast = name.startsWith('last-');
  const length = MONTHS[name.replace('last-', '') as keyof typeof MONTHS];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = Math.floor((month - 1) / length) * length - (isLast ? length : 0);
  const dayOf = (monthIndex: number, day: number) =>
    new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  return { dateFrom: dayOf(first, 1), dateTo: isLast ? dayOf(first + length, 0) : today };
}

/** An earlier year is an unfinished input: typing 2026 passes through 0002, 0020 and 0202. */
export const FIRST_DAY = '2000-01-01';
const YEARS_MAX = 10;

/** The problem of a period and the field to show it at; null if there is none. Either date may be omitted. */
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
