import type { FastifyBaseLogger } from 'fastify';
import type { ChangeOptions } from '../releases/change-pointers.ts';
import { ReleaseRefused } from '../releases/gate.ts';
import type { Pointer } from '../releases/pointer.ts';
import { PointerMovedError } from '../releases/store.ts';
import { judge, type Limits, type Showing, together } from './judge.ts';
import type { Tally, TelemetryStore } from './telemetry-store.ts';
import { type WatchedRelease, watchedReleases } from './watched-releases.ts';
import { type Evidence, sentenceOn } from './withdrawal-sentence.ts';

export interface WatchParts {
  readonly pointers: () => Promise<ReadonlyMap<string, Pointer>>;
  readonly telemetry: Pick<TelemetryStore, 'tallies' | 'messages'>;
  readonly withdraw: (area: string, version: string, options: ChangeOptions) => Promise<unknown>;
  readonly limits: Limits;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
}

/** What went wrong lately shows at once, what goes wrong seldom only over all the time. In minutes. */
const WINDOWS = [10, 24 * 60];
/** How far back the release before is asked what was usual. */
const BEFORE_MINUTES = 60;

/**
 * Looks at every canary and every fresh release, and withdraws those that fail. A failure is heard a few seconds
 * sooner than a success, so the failures of one look are held against the pages known at the next.
 */
export class ReleaseWatch {
  readonly #parts: WatchParts;
  #failedBefore = new Map<string, number>();
  /** What the gate did not let go, and the revisions of all pointers at that time: it may once one of them moves. */
  readonly #givenUp = new Set<string>();
  #revisions = '';

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Call it every few seconds. Throws when the stores cannot be read. */
  async look(nowMs = Date.now()): Promise<void> {
    const pointers = await this.#parts.pointers();
    const revisions = [...pointers.values()].map(({ area, revision }) => `${area} ${revision}`).join();
    if (revisions !== this.#revisions) this.#givenUp.clear();
    this.#revisions = revisions;
    const watched = watchedReleases(pointers.values(), nowMs);
    const failed = new Map<string, number>();
    for (const release of watched)
      for (const minutes of WINDOWS) if (await this.#isTaken(release, minutes, nowMs, failed)) break;
    this.#failedBefore = failed;
  }

  async #isTaken(
    release: WatchedRelease,
    minutes: number,
    nowMs: number,
    failed: Map<string, number>,
  ): Promise<boolean> {
    const now = Math.floor(nowMs / 60_000);
    const since = Math.floor(release.sinceMs / 60_000);
    const from = Math.max(since, now - minutes);
    const tallies = await this.#parts.telemetry.tallies(from, now + 2);
    const showing = showingOf(tallies, release);
    const key = `${release.area}@${release.version} since ${release.sinceMs}, ${minutes}`;
    failed.set(key, showing.failed);
    const settled = { ...showing, failed: Math.min(showing.failed, this.#failedBefore.get(key) ?? 0) };
    const instead = await this.#insteadOf(release, tallies, since);
    const verdict = judge(settled, [instead, othersThan(release, tallies)], this.#parts.limits);
    if (!verdict.isBroken) return false;
    const evidence = { release, showing: settled, verdict, instead, minutes: now - from + 1 };
    await this.#withdraw(evidence);
    return true;
  }

  /** A canary is compared with what the other visitors get now, a fresh release with what all got before. */
  async #insteadOf(release: WatchedRelease, tallies: readonly Tally[], since: number): Promise<Showing> {
    const instead = { ...release, version: release.instead };
    if (release.stage === 'canary') return showingOf(tallies, instead);
    return showingOf(await this.#parts.telemetry.tallies(since - BEFORE_MINUTES, since), instead);
  }

  async #withdraw(evidence: Evidence): Promise<void> {
    const { log, limits, telemetry } = this.#parts;
    const { area, version, revision } = evidence.release;
    const decision = `${area}@${version}`;
    if (this.#givenUp.has(decision)) return;
    const messages = await telemetry.messages(area, 0);
    const why = sentenceOn(evidence, limits, messages);
    try {
      await this.#parts.withdraw(area, version, { by: 'automatic', why, expected: revision });
      log.warn({ area, version, why }, 'a release was withdrawn');
    } catch (error) {
      // Another origin saw the same, or an operator was faster: the next look sees what is there then.
      if (error instanceof PointerMovedError) return log.info({ area, version }, error.message);
      if (error instanceof ReleaseRefused) this.#givenUp.add(decision);
      log.error({ err: error, area, version, why }, 'a failing release cannot be withdrawn');
    }
  }
}

function showingOf(
  tallies: readonly Tally[],
  { area, version, stage }: Omit<WatchedRelease, 'sinceMs' | 'revision'>,
) {
  // A shell's fault may show in its areas. Chance decides who gets a canary, so all else is the same on both sides.
  const failures = area === 'shell' && stage === 'canary' ? 'shaken' : 'failed';
  const own = tallies.filter((tally) => tally.area === area && tally.version === version);
  const page = own.find(({ kind }) => kind === 'page');
  const failed = own.find(({ kind }) => kind === failures);
  return { pages: page?.weight ?? 0, drawn: page?.count ?? 0, failed: failed?.count ?? 0 };
}

/** All other areas at the same time: when they fail as well, it is an outage. A shell's faults show in them, though. */
function othersThan({ area, stage }: WatchedRelease, tallies: readonly Tally[]): Showing {
  if (area === 'shell' && stage === 'canary') return together([]);
  const others = tallies.filter((tally) => tally.area !== area && tally.area !== 'shell');
  const releases = new Map(others.map((tally) => [`${tally.area}@${tally.version}`, tally]));
  return together(
    [...releases.values()].map((tally) => showingOf(others, { ...tally, instead: '', stage: 'live' })),
  );
}
