import { moscowToday } from '@shop/domain/format/date';
import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';
import { PERIOD_PRESETS, type Period, type PresetPeriod, periodProblem, presetPeriod } from './periods.ts';

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);
const presetName = v.picklist(Object.keys(PERIOD_PRESETS) as PresetPeriod[]);
const periodParams = v.object({
  /** `free` means two custom dates. */
  period: v.fallback(v.optional(v.union([presetName, v.literal('free')])), undefined),
  dateFrom: day,
  dateTo: day,
});

export type PeriodChoice = PresetPeriod | 'free' | '';

/**
 * The period to request, from search parameters; prefetching uses it outside React. An invalid period counts as none,
 * and the fields report it.
 */
export function periodOf(search: URLSearchParams): Period {
  const { period, dateFrom, dateTo } = v.parse(periodParams, Object.fromEntries(search));
  if (period && period !== 'free') return presetPeriod(period, moscowToday());
  const typed = { dateFrom, dateTo };
  return periodProblem(typed, moscowToday()) ? { dateFrom: undefined, dateTo: undefined } : typed;
}

/** The period in the URL: a preset by its name, so that a bookmark stays relative to today, or two dates. */
export function usePeriod() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const { period, dateFrom, dateTo } = v.parse(periodParams, Object.fromEntries(params));

  function change(next: Readonly<Record<'period' | 'dateFrom' | 'dateTo', string | undefined>>) {
    for (const [name, value] of Object.entries(next)) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    params.delete('page');
    const query = params.toString();
    navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
  }
  return {
    /** Empty when none is chosen and the tab shows its default. */
    choice: (period ?? (dateFrom || dateTo ? 'free' : '')) as PeriodChoice,
    /** Both dates are undefined when no period is chosen or the URL has an invalid one. */
    period: periodOf(new URLSearchParams(search)),
    /** The dates as the URL has them, for the inputs. */
    daysInUrl: { dateFrom, dateTo } satisfies Period,
    choose: (choice: PeriodChoice, days?: Period) =>
      change({
        period: choice || undefined,
        dateFrom: choice === 'free' ? days?.dateFrom : undefined,
        dateTo: choice === 'free' ? days?.dateTo : undefined,
      }),
    setDays: (days: Period) => change({ period: 'free', ...days }),
  };
}
