import { addDays, addMonths, monthOf, nameOfMonth } from '../common/calendar-days.ts';

/** What an act is usually made for. */
export const PERIOD_KINDS = { month: 'Месяц', quarter: 'Квартал', year: 'Год' } as const;
export type ReadyKind = keyof typeof PERIOD_KINDS;

export interface ReadyPeriod {
  readonly from: string;
  readonly to: string;
  readonly name: string;
}

const kinds: Readonly<Record<ReadyKind, { readonly months: number; readonly count: number }>> = {
  month: { months: 1, count: 13 },
  quarter: { months: 3, count: 9 },
  year: { months: 12, count: 6 },
};

/** The running period, which ends today, and those before it. The second is the latest that is over. */
export function readyPeriods(kind: ReadyKind, today: string): readonly ReadyPeriod[] {
  const { months, count } = kinds[kind];
  const month = Number(today.slice(5, 7)) - 1;
  const running = addMonths(monthOf(today), -(month % months));
  return Array.from({ length: count }, (_, back) => {
    const first = addMonths(running, -back * months);
    const last = addDays(`${addMonths(first, months)}-01`, -1);
    const isRunning = back === 0;
    const name = nameOf(kind, first);
    return {
      from: `${first}-01`,
      to: isRunning ? today : last,
      name: isRunning ? `${name}, по\u00a0сегодня` : name,
    };
  });
}

function nameOf(kind: ReadyKind, first: string): string {
  const year = first.slice(0, 4);
  if (kind === 'month') return nameOfMonth(first);
  if (kind === 'year') return `${year} год`;
  return `${['I', 'II', 'III', 'IV'][(Number(first.slice(5)) - 1) / 3]} квартал ${year}`;
}
