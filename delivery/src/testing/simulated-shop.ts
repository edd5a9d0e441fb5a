import type { ChangeOptions } from '../releases/change-pointers.ts';
import { type Pointer, pointBackTo, pointTo, withCanary, withoutCanary } from '../releases/pointer.ts';
import { judge } from '../telemetry/judge.ts';
import { ReleaseWatch } from '../telemetry/release-watch.ts';
import type { Tally } from '../telemetry/telemetry-store.ts';

/** A shop with one ramped area and another one beside it, its visitors, and the watch over its releases. */
export interface Ramp {
  readonly random: () => number;
  /** Pages of the ramped area a second. */
  readonly pagesPerSecond: number;
  /** Share of pages that fail with the new release, and with any other. */
  readonly broken: number;
  readonly noise: number;
  /** Percent of the visitors and for how many seconds, one after the other; 100 goes live for everybody. */
  readonly stages: readonly (readonly [percent: number, seconds: number])[];
}

export interface RampOutcome {
  /** Seconds from the start; undefined: never. */
  readonly withdrawnAt: number | undefined;
  /** When the pages themselves were evidence enough, had they been heard at once. */
  readonly evidentAt: number | undefined;
  readonly why: string | null;
  readonly pages: number;
}

const LIMITS = { share: 0.05 };
const LOOK_EVERY_S = 4;
const START_MS = Date.parse('2026-06-01T08:00:00Z');
const NEW = '2.0.0';
const OLD = '1.0.0';

/** Plays a ramp second by second, as fast as it goes. */
export async function playRamp({
  random,
  pagesPerSecond,
  broken,
  noise,
  stages,
}: Ramp): Promise<RampOutcome> {
  const heard = new Heard();
  const seen = { pages: 0, failed: 0, oldPages: 0, oldFailed: 0 };
  let pointer: Pointer = pointTo('catalog', OLD, undefined, 'publish', new Date(START_MS - 86_400_000));
  let withdrawnAt: number | undefined;
  let evidentAt: number | undefined;
  let why: string | null = null;
  let second = 0;
  const nowMs = () => START_MS + second * 1000;
  const watch = new ReleaseWatch({
    pointers: async () => new Map([['catalog', pointer]]),
    telemetry: { tallies: async (from, to) => heard.tallies(from, to), messages: async () => [] },
    withdraw: async (_area, _version, options: ChangeOptions) => {
      withdrawnAt = second;
      why = options.why;
      pointer = pointer.canary ? withoutCanary(pointer) : pointBackTo(OLD, pointer, 'withdraw');
    },
    limits: LIMITS,
    log: { warn: () => undefined, info: () => undefined, error: () => undefined },
  });

  const visit = (area: string, version: string, share: number) => {
    const hasFailed = random() < share;
    if (area === 'catalog') {
      seen[version === NEW ? 'pages' : 'oldPages'] += 1;
      if (hasFailed) seen[version === NEW ? 'failed' : 'oldFailed'] += 1;
    }
    // One visitor in ten is gone before he could say that all was well; a failure is heard all the same.
    if (!hasFailed && random() < 0.1) return;
    const delay = hasFailed ? 2 + random() * 2 : 3 + random() * 5;
    heard.later(second + delay, { area, version, minute: Math.floor(nowMs() / 60_000), hasFailed });
  };

  for (const [percent, seconds] of stages) {
    if (withdrawnAt !== undefined) break;
    pointer =
      percent === 100
        ? pointTo('catalog', NEW, pointer, 'promote', new Date(nowMs()))
        : withCanary(NEW, percent, pointer, new Date(nowMs()));
    for (const end = second + seconds; second < end && withdrawnAt === undefined; second += 1) {
      for (let due = arrivals(pagesPerSecond, random); due > 0; due -= 1) {
        const isNew = random() * 100 < percent;
        visit('catalog', isNew ? NEW : OLD, isNew ? broken : noise);
        visit('support', OLD, noise);
      }
      heard.until(second);
      const now = { pages: seen.pages, drawn: seen.pages, failed: seen.failed };
      const old = { pages: seen.oldPages, drawn: seen.oldPages, failed: seen.oldFailed };
      if (evidentAt === undefined && judge(now, [old], LIMITS).isBroken) evidentAt = second;
      if (second % LOOK_EVERY_S === 0) await watch.look(nowMs());
    }
  }
  return { withdrawnAt, evidentAt, why, pages: seen.pages + seen.oldPages };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many come in a second when so many do on average (Poisson). */
function arrivals(average: number, random: () => number): number {
  const end = Math.exp(-average);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count += 1;
  return count;
}

interface Said {
  readonly area: string;
  readonly version: string;
  readonly minute: number;
  readonly hasFailed: boolean;
}

/** What browsers have told so far. */
class Heard {
  readonly #due = new Map<number, Said[]>();
  readonly #minutes = new Map<number, Map<string, Tally>>();

  later(second: number, said: Said): void {
    const due = Math.ceil(second);
    const all = this.#due.get(due) ?? [];
    this.#due.set(due, all);
    all.push(said);
  }

  until(second: number): void {
    for (const { area, version, minute, hasFailed } of this.#due.get(second) ?? []) {
      this.#count(minute, { area, version, kind: 'page', count: 1, weight: 1 });
      if (hasFailed) this.#count(minute, { area, version, kind: 'failed', count: 1, weight: 1 });
    }
    this.#due.delete(second);
  }

  tallies(from: number, to: number): readonly Tally[] {
    const sums = new Map<string, Tally>();
    for (const [minute, tallies] of this.#minutes)
      if (minute >= from && minute < to) for (const tally of tallies.values()) add(sums, tally);
    return [...sums.values()];
  }

  #count(minute: number, tally: Tally): void {
    const tallies = this.#minutes.get(minute) ?? new Map<string, Tally>();
    this.#minutes.set(minute, tallies);
    add(tallies, tally);
  }
}

function add(sums: Map<string, Tally>, tally: Tally): void {
  const key = `${tally.area}@${tally.version} ${tally.kind}`;
  const known = sums.get(key);
  const count = (known?.count ?? 0) + tally.count;
  sums.set(key, { ...tally, count, weight: (known?.weight ?? 0) + tally.weight });
}
