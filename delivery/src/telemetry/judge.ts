/** How a release did with some pages. */
export interface Showing {
  /** Pages that tried it; an estimate when only a sample of them tells of success. */
  readonly pages: number;
  /** Pages of the sample, which the estimate rests on. */
  readonly drawn: number;
  /** Pages on which it failed, each once; these are all heard. */
  readonly failed: number;
}

export interface Limits {
  /** Share of failing pages, 0 to 1, that no release may surely exceed. */
  readonly share: number;
}

export interface Verdict {
  readonly isBroken: boolean;
  /** Share of failing pages as seen, and what it surely is not below. */
  readonly share: number;
  readonly lowest: number;
}

/** Standard deviations of certainty: less than one in 4,000 for one look, and a release is looked at many times. */
const CERTAINTY = 3.5;
/** One visitor who tries a broken page again and again is no evidence yet. */
const FAILED_PAGES_MIN = 5;
/** A release counts as worse than another only when it fails this many times as often. */
const TIMES_WORSE = 2;
/** With fewer pages another release says nothing of what is usual now. */
const COMPARABLE_PAGES_MIN = 20;

/**
 * Whether a release must go: its share of failing pages is surely over the limit, and well over that of everything it
 * can be compared with. An outage makes the others fail too, and then no release is to blame.
 */
export function judge(showing: Showing, others: readonly Showing[], limits: Limits): Verdict {
  const pages = Math.max(showing.failed, mostPages(showing));
  const share = pages === 0 ? 0 : showing.failed / pages;
  const lowest = lowestShare(showing.failed, pages);
  const usual = others
    .filter((other) => other.pages >= COMPARABLE_PAGES_MIN)
    .map((other) => Math.min(1, other.failed / other.pages));
  const isBroken =
    showing.drawn > 0 &&
    showing.failed >= FAILED_PAGES_MIN &&
    lowest > limits.share &&
    usual.every((other) => lowest > other * TIMES_WORSE);
  return { isBroken, share, lowest };
}

/** Several showings as one. */
export function together(showings: readonly Showing[]): Showing {
  const sum = (pick: (showing: Showing) => number) =>
    showings.reduce((total, showing) => total + pick(showing), 0);
  return {
    pages: sum(({ pages }) => pages),
    drawn: sum(({ drawn }) => drawn),
    failed: sum(({ failed }) => failed),
  };
}

/** Wilson's lower bound of a share. */
export function lowestShare(failed: number, pages: number, certainty = CERTAINTY): number {
  if (pages === 0) return 0;
  const share = failed / pages;
  const square = certainty ** 2;
  const centre = share + square / (2 * pages);
  const margin = certainty * Math.sqrt((share * (1 - share)) / pages + square / (4 * pages ** 2));
  return Math.max(0, (centre - margin) / (1 + square / pages));
}

/** As many pages as there may well have been behind a sample, so that a small sample accuses nobody. */
function mostPages({ pages, drawn }: Showing): number {
  if (drawn === 0 || pages <= drawn) return pages;
  const missed = 1 - drawn / pages;
  return (drawn + CERTAINTY * Math.sqrt(drawn * missed) + CERTAINTY ** 2 * missed) * (pages / drawn);
}
