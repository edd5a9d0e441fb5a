import type { Evidence } from '../evidence.ts';
import type { FigureKind, Observation } from '../observations.ts';
import type { Audience, EvidenceKind, Finding, Unit } from '../reporter/witness.ts';

/** One figure of one release over some minutes. */
export interface Figure {
  /** First minute of the step, in minutes since 1970. */
  readonly minute: number;
  readonly version: string;
  readonly kind: FigureKind;
  /** Bucket of a vital's histogram; 0 for all else. */
  readonly bucket: number;
  /** Pages that reported it. */
  readonly count: number;
  /** Pages that these stand for. */
  readonly weight: number;
}

/** The figures of one release for the judge. */
export interface Tally {
  readonly area: string;
  readonly version: string;
  readonly kind: 'page' | 'failed' | EvidenceKind;
  readonly count: number;
  readonly weight: number;
}

/** Networks that live sessions came from, each account from its first of a day; today or yesterday, whichever had more. */
export interface Crowd {
  readonly networks: number;
  /** Without the shop's own machine. */
  readonly far: number;
}

/** A message that pages reported with a failure. */
export interface FailureMessage {
  readonly version: string;
  readonly kind: FigureKind;
  readonly text: string;
  /** Pages that reported it. */
  readonly count: number;
  /** ISO 8601. */
  readonly lastAt: string;
}

/** Stores the figures of all origins of one shop for 14 days. Minutes are whole ones since 1970. */
export interface TelemetryStore {
  /**
   * Adds observations that no page has made before and answers those. Either all are added or, when this
   * throws, none: then they may be added again.
   */
  add(observations: readonly Observation[], evidence?: readonly Evidence[]): Promise<readonly Observation[]>;
  /** The figures for the judge, of all releases, from pages made from minute `from` until before `to`. */
  tallies(from: number, to: number): Promise<readonly Tally[]>;
  crowd(nowMs: number): Promise<Crowd>;
  /** Every figure of an area's releases from minute `from` on, summed over steps of so many minutes. */
  figures(area: string, from: number, stepMinutes: number): Promise<readonly Figure[]>;
  /** The latest messages of each release of an area since then, last first. */
  messages(area: string, from: number): Promise<readonly FailureMessage[]>;
  /** Drops what is older than 14 days. */
  prune(nowMs?: number): Promise<void>;
  close(): Promise<void>;
}

export const RETENTION_MINUTES = 14 * 24 * 60;
/** Longer than a ticket is good for, so that no page is ever counted twice. */
export const KEY_RETENTION_MINUTES = 26 * 60;
/** The crowd by the figures of two days, a row for each day and kind. */
export function crowdOf(days: readonly Pick<Figure, 'kind' | 'count'>[]): Crowd {
  const most = (kind: FigureKind) =>
    Math.max(0, ...days.filter((day) => day.kind === kind).map(({ count }) => Number(count)));
  return { networks: most('network'), far: most('far-network') };
}

/** Every kind of figure there is a tally of. */
export const tallyKinds: readonly Tally['kind'][] = [
  'page',
  'failed',
  ...(['session', 'guest'] satisfies Audience[]).flatMap((audience) =>
    (['network', 'account'] satisfies Unit[]).flatMap((unit) =>
      (['tried', 'failed', 'shaken'] satisfies Finding[]).map(
        (finding) => `${audience} ${unit} ${finding}` as const,
      ),
    ),
  ),
];
/** Different messages kept of a release for each kind: what one kind has many of hides no other. */
export const MESSAGES_MAX = 10;
