import type { FastifyBaseLogger } from 'fastify';
import { ReleaseRefused } from '../../releases/gate/gate.ts';
import type { ChangeOptions } from '../../releases/moves/change-pointers.ts';
import type { Pointer } from '../../releases/store/pointer.ts';
import { PointerMovedError } from '../../releases/store/store.ts';
import type { Crowd, TelemetryStore } from '../store/telemetry-store.ts';
import type { Limits, Showing } from './judge.ts';
import { judgeRelease, pagesOf } from './judge-release.ts';
import { type WatchedRelease, watchedReleases } from './watched-releases.ts';
import { type Grounds, sentenceOn } from './withdrawal-sentence.ts';

export interface WatchParts {
  readonly pointers: () => Promise<ReadonlyMap<string, Pointer>>;
  readonly telemetry: Pick<TelemetryStore, 'tallies' | 'crowd' | 'messages'>;
  readonly withdraw: (area: string, version: string, options: ChangeOptions) => Promise<unknown>;
  /** Called when a pinned release fails. */
  readonly raiseAlarm: (area: string, version: string, options: ChangeOptions) => Promise<unknown>;
  readonly limits: Limits;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
}

/** Recent failures show in the short period, rare ones only in the whole. In minutes. */
const WINDOWS = [10, 24 * 60];
const PINNED_FAILS = 'a pinned release fails and is left to its visitors';
const ALARM_EVERY_MS = 60_000;
/** How far back the previous release serves as the baseline. */
const BEFORE_MINUTES = 60;

/**
 * Looks at every canary and every fresh release, and withdraws those that fail. A failure is heard a few seconds
 * sooner than a success, so the failures of one look are held against those who tried it at the next.
 */
export class ReleaseWatch {
  readonly #parts: WatchParts;
  #failedBefore = new Map<string, number>();
  /**
   * A withdrawal that the gate refused, with the revisions of all pointers then: it is retried once one of
   * them moves.
   */
  readonly #givenUp = new Set<string>();
  #revisions = '';
  #alarmedAtMs = 0;

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
    if (watched.length > 0) {
      const crowd = await this.#parts.telemetry.crowd(nowMs);
      for (const release of watched) await this.#lookAt(release, crowd, nowMs, failed);
    }
    this.#failedBefore = failed;
  }

  async #lookAt(
    release: WatchedRelease,
    crowd: Crowd,
    nowMs: number,
    failed: Map<string, number>,
  ): Promise<void> {
    const { telemetry, limits } = this.#parts;
    const now = Math.floor(nowMs / 60_000);
    const since = Math.floor(release.sinceMs / 60_000);
    const before = release.stage === 'live' ? await telemetry.tallies(since - BEFORE_MINUTES, since) : [];
    // A young release has one time to look at: all of it is lately.
    for (const from of new Set(WINDOWS.map((minutes) => Math.max(since, now - minutes)))) {
      const tallies = await telemetry.tallies(from, now + 2);
      const settled = (showing: Showing, of: string) => {
        const time = from === since ? 'all' : 'lately';
        const key = `${release.area}@${release.version} since ${release.sinceMs}, ${time}, ${of}`;
        failed.set(key, showing.failed);
        return { ...showing, failed: Math.min(showing.failed, this.#failedBefore.get(key) ?? 0) };
      };
      const conviction = judgeRelease({ release, tallies, before, crowd, limits, settled });
      if (!conviction) continue;
      const compared = release.stage === 'canary' ? tallies : before;
      const instead = pagesOf(compared, { area: release.area, version: release.instead });
      return this.#withdraw({ release, conviction, instead, minutes: now - from + 1 });
    }
  }

  async #withdraw(grounds: Grounds): Promise<void> {
    const { log, limits, telemetry } = this.#parts;
    const { area, version, revision, pin } = grounds.release;
    if (pin === 'alarmed') return this.#repeatAlarm(grounds.release);
    const decision = `${area}@${version}`;
    if (this.#givenUp.has(decision)) return;
    const messages = await telemetry.messages(area, 0);
    const why = sentenceOn(grounds, limits, messages);
    try {
      const options = { by: 'automatic', why, expected: revision };
      if (pin === 'pinned') {
        await this.#parts.raiseAlarm(area, version, options);
        log.error({ area, version, why }, PINNED_FAILS);
        return;
      }
      await this.#parts.withdraw(area, version, options);
      log.warn({ area, version, why }, 'a release was withdrawn');
    } catch (error) {
      // Another origin saw the same, or an operator was faster: the next look sees what is there then.
      if (error instanceof PointerMovedError) return log.info({ area, version }, error.message);
      if (error instanceof ReleaseRefused) this.#givenUp.add(decision);
      log.error({ err: error, area, version, why }, 'a failing release cannot be withdrawn');
    }
  }

  /** The log says it as long as it is so. */
  #repeatAlarm({ area, version }: WatchedRelease): void {
    if (Date.now() - this.#alarmedAtMs < ALARM_EVERY_MS) return;
    this.#alarmedAtMs = Date.now();
    this.#parts.log.warn({ area, version }, PINNED_FAILS);
  }
}
