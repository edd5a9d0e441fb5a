import { addDays, type Day, daysBetween } from '../../../platform/calendar/days.ts';

/** From this turnover on, this share of all of it is paid back, in basis points. */
export interface BonusStep {
  readonly fromKopecks: number;
  readonly basisPoints: number;
}

/** A forecast needs more days of the period than this. */
const TOO_EARLY_DAYS = 7;

/** Returns the bonus in kopecks: the share of the highest reached step, applied to the whole turnover, rounded down. */
export function bonusOf(steps: readonly BonusStep[], turnoverKopecks: number): number {
  const reached = steps.findLast(({ fromKopecks }) => turnoverKopecks >= fromKopecks);
  if (reached === undefined || turnoverKopecks <= 0) return 0;
  return scale(turnoverKopecks, reached.basisPoints, 10_000);
}

/**
 * Extrapolates the turnover to the end of the period from the days so far, including today; null in the first seven.
 */
export function forecastOf(
  { periodFrom, periodTo }: { readonly periodFrom: Day; readonly periodTo: Day },
  reachedKopecks: number,
  today: Day,
): number | null {
  const passed = daysBetween(periodFrom, addDays(today, 1));
  if (passed <= TOO_EARLY_DAYS) return null;
  const all = daysBetween(periodFrom, addDays(periodTo, 1));
  return scale(reachedKopecks, all, passed);
}

/**
 * Returns the first step not yet reached, with the missing turnover and the additional bonus; null at the last step.
 */
export function nextStepOf(steps: readonly BonusStep[], reachedKopecks: number) {
  const next = steps.find(({ fromKopecks }) => fromKopecks > reachedKopecks);
  if (next === undefined) return null;
  const gainKopecks = bonusOf(steps, next.fromKopecks) - bonusOf(steps, reachedKopecks);
  return { ...next, leftKopecks: next.fromKopecks - reachedKopecks, gainKopecks };
}

/** Exact in BigInt: kopecks times basis points may exceed safe integers. */
function scale(kopecks: number, by: number, of: number): number {
  return Number((BigInt(kopecks) * BigInt(by)) / BigInt(of));
}
