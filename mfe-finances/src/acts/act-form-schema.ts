import { moscowToday } from '@shop/domain/format/date';
import { REQUIRED } from '@shop/domain/validation/messages';
import * as v from 'valibot';
import { periodProblem } from '../common/filters/periods.ts';
import { PERIOD_KINDS, type PresetKind, presetPeriods } from './preset-periods.ts';

const typed = v.object({
  /** The number of a contract; empty means all contracts. */
  contractorNumber: v.string(),
  kind: v.picklist([...(Object.keys(PERIOD_KINDS) as PresetKind[]), 'free']),
  /** The first day of a preset. */
  preset: v.string(),
  /** Custom dates, used when `kind` is `free`. */
  periodFrom: v.string(),
  periodTo: v.string(),
});
type Typed = v.InferOutput<typeof typed>;

/** Validates the requested period: custom dates must exist and form a period, a preset needs no check. */
export const actFormSchema = v.pipe(
  typed,
  v.forward(
    v.check(
      (values) => problemAt('periodFrom', values) === undefined,
      ({ input }) => problemAt('periodFrom', input) ?? '',
    ),
    ['periodFrom'],
  ),
  v.forward(
    v.check(
      (values) => problemAt('periodTo', values) === undefined,
      ({ input }) => problemAt('periodTo', input) ?? '',
    ),
    ['periodTo'],
  ),
);

const names = { dateFrom: 'periodFrom', dateTo: 'periodTo' } as const;

function problemAt(field: 'periodFrom' | 'periodTo', values: Typed): string | undefined {
  if (values.kind !== 'free') return undefined;
  if (values[field] === '') return REQUIRED;
  const period = { dateFrom: values.periodFrom || undefined, dateTo: values.periodTo || undefined };
  const problem = periodProblem(period, moscowToday());
  return problem && names[problem.field] === field ? problem.text : undefined;
}

/** The first and last day of the requested period. */
export function requestedPeriod({ kind, preset, periodFrom, periodTo }: Typed) {
  if (kind === 'free') return { periodFrom, periodTo };
  const periods = presetPeriods(kind, moscowToday());
  const period = periods.find(({ from }) => from === preset) ?? periods[1];
  return { periodFrom: period?.from ?? periodFrom, periodTo: period?.to ?? periodTo };
}
