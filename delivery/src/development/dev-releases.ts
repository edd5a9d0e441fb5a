import { type ReleaseManifest, releaseManifest } from '@shop/shared/contracts/release';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { LiveRelease, LiveReleases, Snapshot } from '../releases/live-releases.ts';
import type { DevEntries } from './dev-entries.ts';

/** A dev server answers when it has compiled, and the first time takes long. */
const COMPILE_TIMEOUT_MS = 120_000;

/** What is live, with areas from their dev servers in the place of their releases. */
export class DevReleases implements Pick<LiveReleases, 'current'> {
  readonly #live: LiveReleases;
  readonly #entries: DevEntries;
  readonly #log: FastifyBaseLogger;

  constructor(live: LiveReleases, entries: DevEntries, log: FastifyBaseLogger) {
    this.#live = live;
    this.#entries = entries;
    this.#log = log;
  }

  /** Never throws; an area whose dev server does not answer is missing, rather than shown as it was released. */
  async current(): Promise<Snapshot> {
    const { shell, areas } = await this.#live.current();
    const all = new Map([...(shell ? [['shell', shell] as const] : []), ...areas]);
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

  async #served(area: string, origin: string): Promise<LiveRelease | undefined> {
    try {
      const signal = AbortSignal.timeout(COMPILE_TIMEOUT_MS);
      const answer = await fetch(`${origin}/releases/${area}/dev/release.json`, { signal });
      return {
        live: withoutIntegrity(v.parse(releaseManifest, await answer.json())),
        previous: undefined,
      };
    } catch (error) {
      this.#log.error({ err: error, area }, 'its dev server does not answer');
      return undefined;
    }
  }
}

/** A file may be compiled anew between the page and the request for it. */
function withoutIntegrity(release: ReleaseManifest): ReleaseManifest {
  const files = Object.entries(release.files).map(([file, { bytes }]) => [file, { bytes, integrity: '' }]);
  return { ...release, files: Object.fromEntries(files) };
}
