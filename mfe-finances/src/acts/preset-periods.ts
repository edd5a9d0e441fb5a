import { addDays, addMonths, monthOf, nameOfMonth } from '@shop/domain/calendar/calendar-days';

/** Presets for the period of an act. */
export const PERIOD_KINDS = { month: 'Месяц', quarter: 'Квартал', year: 'Год' } as const;
export type PresetKind = keyof typeof PERIOD_KINDS;

export interface PresetPeriod {
  readonly from: string;
  readonly to: string;
  readonly name: string;
}

const kinds: Readonly<Record<PresetKind, { readonly months: number; readonly count: number }>> = {
  month: { months: 1, count: 13 },
  quarter: { months: 3, count: 9 },
  year: { months: 12, count: 6 },
};

/** The current period, which ends today, followed by earlier ones; the second is the latest that is over. */
export function presetPeriods(kind: PresetKind, today: string): readonly PresetPeriod[] {
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

function nameOf(kind: PresetKind, first: string): string {
  const year = first.slice(0, 4);
  if (kind === 'month') return nameOfMonth(first);
  if (kind === 'year') return `${year} год`;
  return `${['I', 'II', 'III', 'IV'][(Number(first.slice(5)) - 1) / 3]} квартал ${year}`;
}
