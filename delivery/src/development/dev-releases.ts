import { type ReleaseManifest, releaseManifest } from '@shop/contracts/platform/release';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { LiveReleases, Offer, OfferedRelease } from '../releases/store/live-releases.ts';
import type { DevEntries } from './dev-entries.ts';
import { developmentShell } from './development-shell.ts';

/** A dev server answers only after it has compiled, which takes long the first time. */
const COMPILE_TIMEOUT_MS = 120_000;

/** The release that starts a page which shows an area alone. */
export const nothingReleased: Pick<LiveReleases, 'current'> = {
  current: async () => ({ shell: undefined, areas: new Map() }),
};

/**
 * The live releases, with areas from their dev servers in place of their releases. A released shell starts
 * with React's development build.
 */
export class DevReleases implements Pick<LiveReleases, 'current'> {
  readonly #live: Pick<LiveReleases, 'current'>;
  readonly #entries: DevEntries;
  readonly #log: FastifyBaseLogger;

  constructor(live: Pick<LiveReleases, 'current'>, entries: DevEntries, log: FastifyBaseLogger) {
    this.#live = live;
    this.#entries = entries;
    this.#log = log;
  }

  /**
   * Never throws. An area whose dev server does not answer is left out instead of being shown as released.
   */
  async current(): Promise<Offer> {
    const { shell, areas } = await this.#live.current();
    const all = new Map([...(shell ? [['shell', this.#developed(shell)] as const] : []), ...areas]);
    await Promise.all(
      [...this.#entries].map(async ([area, origin]) => {
        const served = await this.#served(area, origin);
        if (served) all.set(area, served);
        else all.delete(area);
      }),
    );
    const names = [...all.keys()].filter((area) => area !== 'shell').sort();
    return { shell: all.get('shell'), areas: new Map(names.map((area) => [area, all.get(area)!])) };
  }

  #developed(shell: OfferedRelease): OfferedRelease {
    const live = developmentShell(shell.live);
    if (live) return { live, previous: undefined, canary: undefined };
    if (!this.#entries.has('shell'))
      this.#log.error('the live shell brings no development build of React; publish it again');
    return shell;
  }

  async #served(area: string, origin: string): Promise<OfferedRelease | undefined> {
    try {
      const signal = AbortSignal.timeout(COMPILE_TIMEOUT_MS);
      const answer = await fetch(`${origin}/releases/${area}/dev/release.json`, { signal });
      return {
        live: withoutIntegrity(v.parse(releaseManifest, await answer.json())),
        previous: undefined,
        canary: undefined,
      };
    } catch (error) {
      this.#log.error({ err: error, area }, 'its dev server does not answer');
      return undefined;
    }
  }
}

/** A file may be recompiled between the page and the request for it. */
function withoutIntegrity(release: ReleaseManifest): ReleaseManifest {
  const files = Object.entries(release.files).map(([file, { bytes }]) => [file, { bytes, integrity: '' }]);
  return { ...release, files: Object.fromEntries(files) };
}
