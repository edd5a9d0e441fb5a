import type { ReleaseManifest } from '@shop/shared/contracts/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Pointer } from './pointer.ts';
import { type ReleaseStore, ReleaseStoreError } from './store.ts';

/** What pages load of an area: its live release and the one to fall back to. */
export interface LiveRelease {
  readonly live: ReleaseManifest;
  readonly previous: ReleaseManifest | undefined;
}

/** All that is live at one moment; a new object after every change. */
export interface Snapshot {
  readonly shell: LiveRelease | undefined;
  /** By name, in alphabetical order. */
  readonly areas: ReadonlyMap<string, LiveRelease>;
}

const RETRY_MS = 1000;

/**
 * What is live, as this origin knows it. Every page looks whether a pointer has changed; when the store is gone or a
 * pointer is damaged, the last good release of each area stays.
 */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #log: FastifyBaseLogger;
  readonly #stopWatching: () => void;
  #known = new Map<string, { pointer: Pointer; release: LiveRelease }>();
  #snapshot: Snapshot = { shell: undefined, areas: new Map() };
  #fingerprint: string | undefined;
  #retryAt = 0;
  #loading: { fingerprint: string; done: Promise<void> } | undefined;

  constructor(store: ReleaseStore, log: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
    this.#stopWatching = store.watch(() => void this.current());
  }

  /** Never throws; a pointer that was replaced before the call is in the answer. */
  async current(): Promise<Snapshot> {
    try {
      const fingerprint = await this.#store.fingerprint();
      if (this.#isDue(fingerprint)) await this.#load(fingerprint);
    } catch (error) {
      this.#log.error({ err: error }, 'the release store cannot be read; pages go on with what was live');
    }
    return this.#snapshot;
  }

  close(): void {
    this.#stopWatching();
  }

  #isDue(fingerprint: string): boolean {
    if (fingerprint !== this.#fingerprint) return true;
    return this.#retryAt > 0 && Date.now() >= this.#retryAt;
  }

  /** One reading for all pages that wait for the same change. */
  async #load(fingerprint: string): Promise<void> {
    if (this.#loading?.fingerprint !== fingerprint) {
      const after = this.#loading?.done.catch(() => undefined) ?? Promise.resolve();
      const done = after.then(() => this.#read(fingerprint));
      const loading = { fingerprint, done };
      this.#loading = loading;
      const forget = () => {
        if (this.#loading === loading) this.#loading = undefined;
      };
      done.then(forget, forget);
    }
    await this.#loading.done;
  }

  async #read(fingerprint: string): Promise<void> {
    const known = new Map(this.#known);
    let hasFailed = false;
    for (const [area, pointer] of await this.#store.pointers()) {
      const last = known.get(area);
      if (pointer instanceof ReleaseStoreError) {
        hasFailed = true;
        this.#log.error({ err: pointer, area }, 'a pointer cannot be read');
      } else if (
        last?.pointer.revision !== pointer.revision ||
        last.pointer.changedAt !== pointer.changedAt
      ) {
        const release = await this.#releaseOf(pointer);
        if (release) known.set(area, { pointer, release });
        else hasFailed = true;
      }
    }
    this.#known = known;
    this.#snapshot = snapshotOf(known);
    this.#fingerprint = fingerprint;
    this.#retryAt = hasFailed ? Date.now() + RETRY_MS : 0;
  }

  async #releaseOf({ area, live, previous }: Pointer): Promise<LiveRelease | undefined> {
    try {
      const manifest = await this.#store.release(area, live);
      if (!manifest) throw new ReleaseStoreError(`${area} ${live} is live, but its files are gone`);
      const fallback = previous === null ? undefined : await this.#store.release(area, previous);
      return { live: manifest, previous: fallback };
    } catch (error) {
      this.#log.error({ err: error, area }, 'a live release cannot be read');
      return undefined;
    }
  }
}

function snapshotOf(known: ReadonlyMap<string, { release: LiveRelease }>): Snapshot {
  const names = [...known.keys()].filter((area) => area !== 'shell').sort();
  return {
    shell: known.get('shell')?.release,
    areas: new Map(names.map((area) => [area, known.get(area)!.release])),
  };
}
