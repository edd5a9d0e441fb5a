import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Pointer } from './pointer.ts';
import { type ReleaseStore, ReleaseStoreError } from './store.ts';

/** The releases of an area on a page: the chosen one and its fallback. */
export interface LiveRelease {
  readonly live: ReleaseManifest;
  readonly previous: ReleaseManifest | undefined;
  /** The canary's share of the visitors, in percent; undefined for a release that everybody gets. */
  readonly canaryPercent?: number | undefined;
  /** When `live` came to its visitors; undefined in development. */
  readonly since?: string | undefined;
}

/** Everything a page needs to know about releases at one moment. */
export interface Snapshot {
  readonly shell: LiveRelease | undefined;
  /** By name, in alphabetical order. */
  readonly areas: ReadonlyMap<string, LiveRelease>;
}

/** A release, and whether some visitors get another one. */
export interface OfferedRelease extends LiveRelease {
  readonly canary:
    | { readonly release: ReleaseManifest; readonly percent: number; readonly since: string }
    | undefined;
}

/** The releases to choose from for each visitor; a new object after every change. */
export interface Offer {
  readonly shell: OfferedRelease | undefined;
  readonly areas: ReadonlyMap<string, OfferedRelease>;
}

interface Known {
  readonly pointer: Pointer;
  readonly offered: OfferedRelease;
  /** False while the fallback or the canary cannot be read. */
  readonly isWhole: boolean;
}

const RETRY_MS = 1000;

/**
 * The releases that visitors get, as this origin knows them. Every page checks whether a pointer has changed;
 * when the store is unreachable or a release unreadable, the last good one of each area stays.
 */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #log: FastifyBaseLogger;
  readonly #stopWatching: () => void;
  #known = new Map<string, Known>();
  #offer: Offer = { shell: undefined, areas: new Map() };
  #fingerprint: string | undefined;
  #retryAt = 0;
  #loading: { fingerprint: string; done: Promise<void> } | undefined;

  constructor(store: ReleaseStore, log: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
    this.#stopWatching = store.watch(() => void this.current(), log);
  }

  /** Never throws. A pointer that was replaced before the call is included. */
  async current(): Promise<Offer> {
    try {
      const fingerprint = await this.#store.fingerprint();
      if (this.#isDue(fingerprint)) await this.#load(fingerprint);
    } catch (error) {
      this.#log.error({ err: error }, 'the release store cannot be read; pages go on with what was live');
    }
    return this.#offer;
  }

  close(): void {
    this.#stopWatching();
  }

  #isDue(fingerprint: string): boolean {
    if (fingerprint !== this.#fingerprint) return true;
    return this.#retryAt > 0 && Date.now() >= this.#retryAt;
  }

  /** One reading serves all pages that wait for the same change. */
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
    const known = new Map<string, Known>();
    let hasFailed = false;
    for (const [area, pointer] of await this.#store.knownPointers()) {
      const last = this.#known.get(area);
      const isSame =
        last?.pointer.revision === pointer.revision && last.pointer.changedAt === pointer.changedAt;
      const next = isSame && last.isWhole ? last : await this.#look(pointer);
      if (!next?.isWhole) hasFailed = true;
      const best = next ?? last;
      if (best) known.set(area, best);
    }
    this.#known = known;
    this.#offer = offerOf(known);
    this.#fingerprint = fingerprint;
    this.#retryAt = hasFailed ? Date.now() + RETRY_MS : 0;
  }

  /** Undefined when the live release cannot be read; a missing fallback or canary is tolerated. */
  async #look(pointer: Pointer): Promise<Known | undefined> {
    const { area, live, liveSince, previous, canary } = pointer;
    let isWhole = true;
    const fetchOrMiss = async (version: string) => {
      try {
        return await this.#store.fetch(area, version);
      } catch (error) {
        isWhole = false;
        this.#log.error({ err: error, area, version }, 'a fallback or a canary cannot be read');
        return undefined;
      }
    };
    try {
      const manifest = await this.#store.fetch(area, live);
      if (!manifest) throw new ReleaseStoreError(`${area} ${live} is live, but its files are gone`);
      const candidate = canary ? await fetchOrMiss(canary.version) : undefined;
      const offered = {
        live: manifest,
        since: liveSince,
        previous: previous === null ? undefined : await fetchOrMiss(previous),
        canary: canary && candidate ? { ...canary, release: candidate } : undefined,
      };
      return { pointer, offered, isWhole };
    } catch (error) {
      this.#log.error({ err: error, area }, 'a live release cannot be read');
      return undefined;
    }
  }
}

function offerOf(known: ReadonlyMap<string, Known>): Offer {
  const names = [...known.keys()].filter((area) => area !== 'shell').sort();
  return {
    shell: known.get('shell')?.offered,
    areas: new Map(names.map((area) => [area, known.get(area)!.offered])),
  };
}
