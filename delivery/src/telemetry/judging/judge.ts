/** How a release did with some witnesses, each of whom weighs one. */
export interface Showing {
  /** Those who tried it. */
  readonly tried: number;
  /** Those on whom it failed, each by the share of his pages that did. */
  readonly failed: number;
}

export interface Limits {
  /** Share of failures, 0 to 1, that no release may surely exceed. */
  readonly share: number;
}

export interface Verdict {
  readonly isBroken: boolean;
  /** The observed share of failures, and its lower bound. */
  readonly share: number;
  readonly lowest: number;
}

/** Standard deviations of certainty: less than one in 4,000 for one look, and a release is looked at many times. */
const CERTAINTY = 3.5;
/** A release counts as worse than another only when it fails this many times as often. */
const TIMES_WORSE = 2;
/** With fewer witnesses another release is no baseline. */
const COMPARABLE_MIN = 20;

/**
 * Whether a release fails: the lower bound of its share of failures is over the limit, and well over that of
 * everything it can be compared with. An outage makes the others fail too, and then no release is to blame.
 */
export function judge({ tried, failed }: Showing, others: readonly Showing[], limits: Limits): Verdict {
  const all = Math.max(failed, tried);
  const share = all === 0 ? 0 : failed / all;
  const lowest = lowestShare(failed, all);
  const usual = others
    .filter((other) => other.tried >= COMPARABLE_MIN)
    .map((other) => Math.min(1, other.failed / other.tried));
  const isBroken = lowest > limits.share && usual.every((other) => lowest > other * TIMES_WORSE);
  return { isBroken, share, lowest };
}

/** Several showings as one. */
export function together(showings: readonly Showing[]): Showing {
  const sum = (pick: (showing: Showing) => number) =>
    showings.reduce((total, showing) => total + pick(showing), 0);
  return { tried: sum(({ tried }) => tried), failed: sum(({ failed }) => failed) };
}

/** Wilson's lower bound of a share. */
export function lowestShare(failed: number, all: number, certainty = CERTAINTY): number {
  if (all === 0) return 0;
  const share = failed / all;
  const square = certainty ** 2;
  const centre = share + square / (2 * all);
  const margin = certainty * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  return Math.max(0, (centre - margin) / (1 + square / all));
}
