import { moscowToday } from '@shop/domain/format/date';
import { REQUIRED } from '@shop/domain/validation/messages';
import * as v from 'valibot';
import { periodProblem } from '../common/filters/periods.ts';
import { PERIOD_KINDS, type ReadyKind, readyPeriods } from './ready-periods.ts';

const typed = v.object({
  /** Number of a contract; empty for all of them. */
  contractorNumber: v.string(),
  kind: v.picklist([...(Object.keys(PERIOD_KINDS) as ReadyKind[]), 'free']),
  /** First day of a ready period. */
  ready: v.string(),
  /** Days of one's own, for the kind `free`. */
  periodFrom: v.string(),
  periodTo: v.string(),
});
type Typed = v.InferOutput<typeof typed>;

/** What is asked for: of a ready period its days, else those that were typed and can be. */
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

/** The days that are asked for. */
export function askedPeriod({ kind, ready, periodFrom, periodTo }: Typed) {
  if (kind === 'free') return { periodFrom, periodTo };
  const periods = readyPeriods(kind, moscowToday());
  const period = periods.find(({ from }) => from === ready) ?? periods[1];
  return { periodFrom: period?.from ?? periodFrom, periodTo: period?.to ?? periodTo };
}
