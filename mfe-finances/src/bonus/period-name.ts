import { addDays, monthOf, nameOfMonth } from '@shop/domain/calendar/calendar-days';
import { formatDay } from '@shop/domain/format/date';

interface Period {
  readonly periodFrom: string;
  readonly periodTo: string;
}

/** The common name of a period, «IV квартал 2026», «Ноябрь 2026», «2026 год», or else its dates. */
export function periodName({ periodFrom, periodTo }: Period): string {
  const isWhole = periodFrom.endsWith('-01') && addDays(periodTo, 1).endsWith('-01');
  const [year, firstMonth = 1] = periodFrom.split('-').map(Number);
  const [lastYear, lastMonth = 1] = periodTo.split('-').map(Number);
  if (isWhole && year === lastYear) {
    if (firstMonth === lastMonth) return nameOfMonth(monthOf(periodFrom));
    if (firstMonth % 3 === 1 && lastMonth === firstMonth + 2)
      return `${['I', 'II', 'III', 'IV'][(firstMonth - 1) / 3]} квартал ${year}`;
    if (firstMonth === 1 && lastMonth === 12) return `${year} год`;
  }
  return `${formatDay(periodFrom)} – ${formatDay(periodTo)}`;
}
