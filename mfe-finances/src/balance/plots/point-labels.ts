import type { Turnover } from '@shop/contracts/finances/finances';
import { LOCALE } from '@shop/domain/constants';

type Point = Pick<Turnover['points'][number], 'from' | 'to'>;
type Step = Turnover['step'];

const utc = { timeZone: 'UTC' } as const;
const whole = new Intl.DateTimeFormat(LOCALE, { ...utc, day: 'numeric', month: 'long', year: 'numeric' });
const month = new Intl.DateTimeFormat(LOCALE, { ...utc, month: 'long' });
const shortMonth = new Intl.DateTimeFormat(LOCALE, { ...utc, month: 'short' });
const shortDay = new Intl.DateTimeFormat(LOCALE, { ...utc, day: 'numeric', month: 'short' });
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const withoutYearSign = (text: string) => text.replace(/\s*г\.$/, '');

/** The label of a point: «март 2026», «2–8 марта 2026», «5 марта 2026»; a partial month is given by its dates. */
export function labelOfPoint({ from, to }: Point, step: Step): string {
  if (step === 'month' && isWholeMonth(from, to)) return `${month.format(dateOf(from))} ${from.slice(0, 4)}`;
  if (from === to) return withoutYearSign(whole.format(dateOf(from)));
  return withoutYearSign(whole.formatRange(dateOf(from), dateOf(to)));
}

/** The label under the axis: «мар», «5 мар.»; the year is shown under the first label of each year. */
export function tickOfPoint({ from }: Point, step: Step): string {
  return step === 'month' ? shortMonth.format(dateOf(from)).replace('.', '') : shortDay.format(dateOf(from));
}

/** Formats kopecks for an axis: «1,5 млн», «−250 тыс.», «0». */
export function tickOfMoney(kopecks: number): string {
  return compact.format(kopecks / 100).replace('-', '−');
}

function isWholeMonth(from: string, to: string): boolean {
  const last = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0));
  return from.endsWith('-01') && last.toISOString().startsWith(to);
}
