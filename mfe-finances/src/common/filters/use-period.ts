import { moscowToday } from '@shop/domain/format/date';
import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';
import { type Period, periodProblem, READY_PERIODS, type ReadyPeriod, readyPeriod } from './periods.ts';

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);
const readyName = v.picklist(Object.keys(READY_PERIODS) as ReadyPeriod[]);
const periodParams = v.object({
  /** `free`: two days of one's own. */
  period: v.fallback(v.optional(v.union([readyName, v.literal('free')])), undefined),
  dateFrom: day,
  dateTo: day,
});

export type PeriodChoice = ReadyPeriod | 'free' | '';

/**
 * The period in search parameters, also for a tab that is fetched ahead: what to ask the server for. A period that cannot
 * be is no period; the page says so at its fields.
 */
export function periodOf(search: URLSearchParams): Period {
  const { period, dateFrom, dateTo } = v.parse(periodParams, Object.fromEntries(search));
  if (period && period !== 'free') return readyPeriod(period, moscowToday());
  const asked = { dateFrom, dateTo };
  return periodProblem(asked, moscowToday()) ? { dateFrom: undefined, dateTo: undefined } : asked;
}

/** The period in the URL: a ready one by its name, so that a kept link stays true, or two days. */
export function usePeriod() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const { period, dateFrom, dateTo } = v.parse(periodParams, Object.fromEntries(params));

  function change(wanted: Readonly<Record<'period' | 'dateFrom' | 'dateTo', string | undefined>>) {
    for (const [name, value] of Object.entries(wanted)) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    params.delete('page');
    const given = params.toString();
    navigate(given ? `${pathname}?${given}` : pathname, { replace: true });
  }
  return {
    /** Empty: none chosen, what the tab shows by default. */
    choice: (period ?? (dateFrom || dateTo ? 'free' : '')) as PeriodChoice,
    /** Of a ready or free one; both undefined when none is chosen or the address gives one that cannot be. */
    period: periodOf(new URLSearchParams(search)),
    /** As the address has it, to show in the fields. */
    asked: { dateFrom, dateTo } satisfies Period,
    choose: (choice: PeriodChoice, days?: Period) =>
      change({
        period: choice || undefined,
        dateFrom: choice === 'free' ? days?.dateFrom : undefined,
        dateTo: choice === 'free' ? days?.dateTo : undefined,
      }),
    setDays: (days: Period) => change({ period: 'free', ...days }),
  };
}
