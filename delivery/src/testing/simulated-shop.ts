import type { ChangeOptions } from '../releases/change-pointers.ts';
import { type Pointer, pointBackTo, pointTo, withCanary, withoutCanary } from '../releases/pointer.ts';
import { changesOf, type Pages } from '../telemetry/evidence.ts';
import { judgeRelease } from '../telemetry/judge-release.ts';
import { ReleaseWatch } from '../telemetry/release-watch.ts';
import type { Crowd, Tally } from '../telemetry/telemetry-store.ts';
import { watchedReleases } from '../telemetry/watched-releases.ts';
import type { Unit } from '../telemetry/witness.ts';

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

/** Somebody within one /24 who says ten times a second that the new release has failed. */
interface Attack {
  readonly addresses: number;
  readonly accounts: number;
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
  const nowMs = () => START_MS + second * 1000;
  const watch = new ReleaseWatch({
    pointers: async () => new Map([['catalog', pointer]]),
    telemetry: {
      tallies: async (from, to) => heard.tallies(from, to),
      crowd: async () => visitors.crowd,
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

  const visit = (visitor: number, area: string, version: string, share: number) => {
    const hasFailed = random() < share;
    const units = unitsOf(visitor, visitors);
    const said: Said = { area, version, minute: Math.floor(nowMs() / 60_000), hasFailed, units };
    if (broken > noise) truth.add(said);
    // One visitor in ten is gone before he could say that all was well; a failure is heard all the same.
    if (!hasFailed && random() < 0.1) return;
    heard.later(second + (hasFailed ? 2 + random() * 2 : 3 + random() * 5), said);
  };
  const strike = ({ addresses, accounts }: Attack) => {
    for (let turn = 0; turn < ATTACKS_A_SECOND; turn += 1) {
      const number = second * ATTACKS_A_SECOND + turn;
      const address = `attacker ${number % addresses}`;
      const account = `attacker ${number % accounts}`;
      const units = new Map<Unit, string>(
        Object.entries({ address, network: 'attackers', account }) as never,
      );
      const minute = Math.floor(nowMs() / 60_000);
      heard.later(second, { area: 'catalog', version: NEW, minute, hasFailed: true, units });
    }
  };
  const isEvident = () => {
    const now = Math.floor(nowMs() / 60_000);
    return watchedReleases([pointer], nowMs()).some((release) => {
      const since = Math.floor(release.sinceMs / 60_000);
      const tallies = truth.tallies(since, now + 1);
      const before = truth.tallies(since - 60, since);
      const settled = (showing: { tried: number; failed: number }) => showing;
      return judgeRelease({ release, tallies, before, crowd: visitors.crowd, limits: LIMITS, settled });
    });
  };

  for (const [percent, seconds] of stages) {
    if (withdrawnAt !== undefined) break;
    pointer =
      percent === 100
        ? pointTo('catalog', NEW, pointer, 'promote', new Date(nowMs()))
        : withCanary(NEW, percent, pointer, new Date(nowMs()));
    for (const end = second + seconds; second < end && withdrawnAt === undefined; second += 1) {
      for (let due = arrivals(pagesPerSecond, random); due > 0; due -= 1) {
        const visitor = Math.floor(random() * visitors.accounts);
        // Who has the canary keeps it while it grows.
        const isNew = ((visitor * 7919) % visitors.accounts) / visitors.accounts < percent / 100;
        visit(visitor, 'catalog', isNew ? NEW : OLD, isNew ? broken : noise);
        visit(visitor, 'support', OLD, noise);
        pages += 1;
      }
      if (attack) strike(attack);
      heard.until(second);
      if (second % LOOK_EVERY_S !== 0) continue;
      if (evidentAt === undefined && broken > noise && isEvident()) evidentAt = second;
      await watch.look(nowMs());
    }
  }
  return { withdrawnAt, evidentAt, why, pages };
}

function unitsOf(visitor: number, { networks }: Visitors): ReadonlyMap<Unit, string> {
  const [own, network] = [String(visitor), String(visitor % networks)];
  return new Map<Unit, string>([
    ['address', own],
    ['network', network],
    ['account', own],
  ]);
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
  readonly units: ReadonlyMap<Unit, string>;
}

type Known = { -readonly [K in keyof Pages]: Pages[K] } & { readonly minute: number };
type Figure = Omit<Tally, 'count' | 'weight'> & { readonly byMinute: Float64Array };

const MINUTES = 24 * 60;
const FIRST_MINUTE = Math.floor(START_MS / 60_000);

/** What browsers have told so far, as a store keeps it. */
class Heard {
  readonly #due = new Map<number, Said[]>();
  /** By release and unit, then by who it is. */
  readonly #witnesses = new Map<string, Map<string, Known>>();
  readonly #figures = new Map<string, Figure>();

  later(second: number, said: Said): void {
    const due = Math.ceil(second);
    const all = this.#due.get(due) ?? [];
    this.#due.set(due, all);
    all.push(said);
  }

  until(second: number): void {
    for (const said of this.#due.get(second) ?? []) this.add(said);
    this.#due.delete(second);
  }

  add({ area, version, minute, hasFailed, units }: Said): void {
    const of = { area, version, minute };
    this.#count({ ...of, kind: 'page', weight: 1 });
    if (hasFailed) this.#count({ ...of, kind: 'failed', weight: 1 });
    for (const [unit, who] of units) {
      const witnesses = this.#witnessesOf(`${area}@${version} ${unit}`);
      const now = witnesses.get(who) ?? { minute, tried: 0, failed: 0, shaken: 0 };
      const isNew = now.tried === 0;
      now.tried += 1;
      if (hasFailed) now.failed += 1;
      witnesses.set(who, now);
      // One more page on which nothing failed changes nothing, most of the time.
      if (!isNew && now.failed === 0) continue;
      const pages = { tried: 1, failed: hasFailed ? 1 : 0, shaken: 0 };
      const statement = { ...of, ...pages, key: who, audience: 'session' as const, unit };
      for (const change of changesOf(statement, now)) this.#count(change);
    }
  }

  #witnessesOf(key: string): Map<string, Known> {
    const known = this.#witnesses.get(key) ?? new Map<string, Known>();
    this.#witnesses.set(key, known);
    return known;
  }

  tallies(from: number, to: number): readonly Tally[] {
    const [first, last] = [Math.max(0, from - FIRST_MINUTE), Math.max(0, to - FIRST_MINUTE)];
    return [...this.#figures.values()].map(({ byMinute, ...of }) => {
      let weight = 0;
      for (let minute = first; minute < last; minute += 1) weight += byMinute[minute] ?? 0;
      return { ...of, count: weight, weight };
    });
  }

  #count({ area, version, minute, kind, weight }: Omit<Tally, 'count'> & { readonly minute: number }): void {
    const key = `${area}@${version} ${kind}`;
    const figure = this.#figures.get(key) ?? { area, version, kind, byMinute: new Float64Array(MINUTES) };
    this.#figures.set(key, figure);
    figure.byMinute[minute - FIRST_MINUTE]! += weight;
  }
}
