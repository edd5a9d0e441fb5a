import { addDays, type Day, daysBetween } from '../../../platform/calendar/days.ts';

/** From this turnover on, this share of all of it comes back; hundredths of a per cent. */
export interface BonusStep {
  readonly fromKopecks: number;
  readonly basisPoints: number;
}

/** Days of a period that say nothing yet about its end. */
const TOO_EARLY_DAYS = 7;

/** What a turnover gives back: the share of the highest step it reaches, of all of it, rounded down to the kopeck. */
export function bonusOf(steps: readonly BonusStep[], turnoverKopecks: number): number {
  const reached = steps.findLast(({ fromKopecks }) => turnoverKopecks >= fromKopecks);
  if (reached === undefined || turnoverKopecks <= 0) return 0;
  return scale(turnoverKopecks, reached.basisPoints, 10_000);
}

/** Turnover at the period's end at the pace of its days so far, today included; null in the first seven. */
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

/** The first step that is not reached: what it takes, and what more it gives then. Null at the last one. */
export function nextStepOf(steps: readonly BonusStep[], reachedKopecks: number) {
  const next = steps.find(({ fromKopecks }) => fromKopecks > reachedKopecks);
  if (next === undefined) return null;
  const gainKopecks = bonusOf(steps, next.fromKopecks) - bonusOf(steps, reachedKopecks);
  return { ...next, leftKopecks: next.fromKopecks - reachedKopecks, gainKopecks };
}

/** Exact: kopecks of a large company times a share is beyond what a number holds. */
function scale(kopecks: number, by: number, of: number): number {
  return Number((BigInt(kopecks) * BigInt(by)) / BigInt(of));
}
