import type { ChangeOptions } from '../releases/moves/change-pointers.ts';
import { type Pointer, pointBackTo, pointTo, withCanary, withoutCanary } from '../releases/store/pointer.ts';
import { changesOf, type Pages } from '../telemetry/evidence.ts';
import { judgeRelease } from '../telemetry/judging/judge-release.ts';
import { ReleaseWatch } from '../telemetry/judging/release-watch.ts';
import { watchedReleases } from '../telemetry/judging/watched-releases.ts';
import { type Unit, type Witness, witnessFrom } from '../telemetry/reporter/witness.ts';
import type { Crowd, Tally } from '../telemetry/store/telemetry-store.ts';

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
  /** Without it everybody comes from somewhere on the internet. */
  readonly visitors?: Visitors;
  readonly attack?: Attack;
}

/** Where visitors come from; everybody has an account and an address of his own. */
interface Visitors {
  readonly accounts: number;
  readonly networks: number;
  readonly crowd: Crowd;
}

/** Somebody who says ten times a second that the new release has failed, or that it works. */
interface Attack {
  readonly says: 'failed' | 'works';
  /** The address of the n-th report. */
  readonly addressOf: (report: number) => string;
  readonly accounts: number;
}

export interface RampOutcome {
  /** Seconds from the start; undefined: never. */
  readonly withdrawnAt: number | undefined;
  /** When the pages themselves were evidence enough, without the delay of reporting. */
  readonly evidentAt: number | undefined;
  readonly why: string | null;
  readonly pages: number;
}

const LIMITS = { share: 0.05 };
const LOOK_EVERY_S = 4;
const START_MS = Date.parse('2026-06-01T08:00:00Z');
const NEW = '2.0.0';
const OLD = '1.0.0';
const internet: Visitors = { accounts: 4000, networks: 1200, crowd: { networks: 900, far: 900 } };
const ATTACKS_A_SECOND = 10;

/** Plays a ramp second by second, as fast as it goes. */
export async function playRamp({
  random,
  pagesPerSecond,
  broken,
  noise,
  stages,
  visitors = internet,
  attack,
}: Ramp): Promise<RampOutcome> {
  const heard = new Heard();
  const truth = new Heard();
  let pages = 0;
  let pointer: Pointer = pointTo('catalog', OLD, undefined, 'publish', new Date(START_MS - 86_400_000));
  let withdrawnAt: number | undefined;
  let evidentAt: number | undefined;
  let why: string | null = null;
  let second = 0;
  const crowd = Promise.resolve(visitors.crowd);
  const nowMs = () => START_MS + second * 1000;
  const watch = new ReleaseWatch({
    pointers: async () => new Map([['catalog', pointer]]),
    telemetry: {
      tallies: async (from, to) => heard.tallies(from, to),
      crowd: () => crowd,
      messages: async () => [],
    },
    withdraw: async (_area, _version, options: ChangeOptions) => {
      withdrawnAt = second;
      why = options.why;
      pointer = pointer.canary ? withoutCanary(pointer) : pointBackTo(OLD, pointer, 'withdraw');
    },
    raiseAlarm: async () => undefined,
    limits: LIMITS,
    log: { warn: () => undefined, info: () => undefined, error: () => undefined },
  });

  const minuteNow = () => Math.floor(nowMs() / 60_000);
  const visit = (visitor: number, release: Release, share: number) => {
    const hasFailed = random() < share;
    const said = { release, minute: minuteNow(), hasFailed, units: unitsOf(visitor, visitors) };
    if (broken > noise) truth.add(said);
    // One visitor in ten leaves before success is reported; a failure is reported all the same.
    if (!hasFailed && random() < 0.1) return;
    heard.later(second + (hasFailed ? 2 + random() * 2 : 3 + random() * 5), said);
  };
  const strike = ({ says, addressOf, accounts }: Attack, release: Release) => {
    for (let turn = 0; turn < ATTACKS_A_SECOND; turn += 1) {
      const number = second * ATTACKS_A_SECOND + turn;
      const units = unitsAt(addressOf(number), ATTACKERS + (number % accounts));
      heard.later(second, { release, minute: minuteNow(), hasFailed: says === 'failed', units });
    }
  };
  const isEvident = () => {
    const now = minuteNow();
    return watchedReleases([pointer], nowMs()).some((release) => {
      const since = Math.floor(release.sinceMs / 60_000);
      const tallies = truth.tallies(since, now + 1);
      const before = truth.tallies(since - 60, since);
      const settled = (showing: { tried: number; failed: number }) => showing;
      return judgeRelease({ release, tallies, before, crowd: visitors.crowd, limits: LIMITS, settled });
    });
  };

  const old = releaseOf('catalog', OLD);
  const beside = releaseOf('support', OLD);
  let fresh = releaseOf('catalog', NEW);
  for (const [percent, seconds] of stages) {
    if (withdrawnAt !== undefined) break;
    pointer =
      percent === 100
        ? pointTo('catalog', NEW, pointer, 'promote', new Date(nowMs()))
        : withCanary(NEW, percent, pointer, new Date(nowMs()));
    // Live for everybody is a stage of its own.
    if (percent === 100) fresh = { ...fresh };
    for (const end = second + seconds; second < end && withdrawnAt === undefined; second += 1) {
      for (let due = arrivals(pagesPerSecond, random); due > 0; due -= 1) {
        const visitor = Math.floor(random() * visitors.accounts);
        // Who has the canary keeps it while it grows.
        const isNew = ((visitor * 7919) % visitors.accounts) / visitors.accounts < percent / 100;
        visit(visitor, isNew ? fresh : old, isNew ? broken : noise);
        visit(visitor, beside, noise);
        pages += 1;
      }
      if (attack) strike(attack, fresh);
      heard.until(second);
      if (second % LOOK_EVERY_S !== 0) continue;
      if (evidentAt === undefined && broken > noise && isEvident()) evidentAt = second;
      await watch.look(nowMs());
    }
  }
  return { withdrawnAt, evidentAt, why, pages };
}

/** A live session as an origin knows it, with a number as each hash. */
type Units = readonly (readonly [unit: Unit, who: number])[];

const known = new WeakMap<Visitors, Units[]>();

function unitsOf(visitor: number, visitors: Visitors): Units {
  const all = known.get(visitors) ?? [];
  known.set(visitors, all);
  const network = visitor % visitors.networks;
  const host = Math.floor(visitor / visitors.networks) + 1;
  all[visitor] ??= unitsAt(`10.${network >> 8}.${network & 255}.${host}`, visitor);
  return all[visitor];
}

/** Accounts of attackers have numbers that no visitor's has. */
const ATTACKERS = 1_000_000;
const seen = new Map<string, Units>();

const numbers = new Map<string, number>();

function unitsAt(address: string, account: number): Units {
  const key = `${address} ${account}`;
  const units = seen.get(key) ?? numbered(witnessFrom(address, { kind: 'yes', value: account }, 'secret')!);
  seen.set(key, units);
  return units;
}

function numbered({ units }: Witness): Units {
  return [...units].map(([unit, who]) => {
    const number = numbers.get(who) ?? numbers.size;
    numbers.set(who, number);
    return [unit, number];
  });
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

/** A release in one of its stages. */
interface Release {
  readonly area: string;
  readonly version: string;
  readonly name: string;
}

const releaseOf = (area: string, version: string): Release => ({ area, version, name: `${area}@${version}` });

interface Said {
  readonly release: Release;
  readonly minute: number;
  readonly hasFailed: boolean;
  readonly units: Units;
}

type Known = { -readonly [K in keyof Pages]: Pages[K] } & { readonly minute: number };
/** Counts of a release over all its stages, by kind and minute. */
type Figures = Map<Tally['kind'], Float64Array>;

/** Longer than any ramp. */
const MINUTES = 120;
const FIRST_MINUTE = Math.floor(START_MS / 60_000);

/** The reports so far, as a store keeps them. */
class Heard {
  readonly #due: Said[][] = [];
  /** By release and the number of who it is. */
  readonly #witnesses = new Map<Release, Known[]>();
  readonly #figures = new Map<string, Release & { readonly figures: Figures }>();

  later(second: number, said: Said): void {
    const due = Math.ceil(second);
    this.#due[due] ??= [];
    this.#due[due].push(said);
  }

  until(second: number): void {
    for (const said of this.#due[second] ?? []) this.add(said);
    delete this.#due[second];
  }

  add({ release, minute, hasFailed, units }: Said): void {
    const figures = this.#figuresOf(release);
    count(figures, 'page', minute, 1);
    if (hasFailed) count(figures, 'failed', minute, 1);
    const witnesses = this.#witnessesOf(release);
    for (const [unit, who] of units) {
      witnesses[who] ??= { minute, tried: 0, failed: 0, shaken: 0 };
      const now = witnesses[who];
      const isNew = now.tried === 0;
      now.tried += 1;
      if (hasFailed) now.failed += 1;
      // One more page on which nothing failed changes nothing, most of the time.
      if (!isNew && now.failed === 0) continue;
      const pages = { tried: 1, failed: hasFailed ? 1 : 0, shaken: 0 };
      const statement = { ...release, ...pages, minute, key: '', audience: 'session' as const, unit };
      for (const { kind, minute, weight } of changesOf(statement, now)) count(figures, kind, minute, weight);
    }
  }

  tallies(from: number, to: number): readonly Tally[] {
    const [first, last] = [Math.max(0, from - FIRST_MINUTE), Math.max(0, to - FIRST_MINUTE)];
    return [...this.#figures.values()].flatMap(({ area, version, figures }) =>
      [...figures].map(([kind, byMinute]) => {
        let weight = 0;
        for (let minute = first; minute < last; minute += 1) weight += byMinute[minute] ?? 0;
        return { area, version, kind, count: weight, weight };
      }),
    );
  }

  #witnessesOf(release: Release): Known[] {
    const known = this.#witnesses.get(release) ?? [];
    if (known.length === 0) this.#witnesses.set(release, known);
    return known;
  }

  #figuresOf(release: Release): Figures {
    const known = this.#figures.get(release.name) ?? { ...release, figures: new Map() };
    if (known.figures.size === 0) this.#figures.set(release.name, known);
    return known.figures;
  }
}

function count(figures: Figures, kind: Tally['kind'], minute: number, weight: number): void {
  const byMinute = figures.get(kind) ?? new Float64Array(MINUTES);
  if (!figures.has(kind)) figures.set(kind, byMinute);
  byMinute[minute - FIRST_MINUTE]! += weight;
}
