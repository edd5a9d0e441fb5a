import { type ReleaseManifest, releaseManifest } from '@shop/contracts/platform/release';
import * as v from 'valibot';
import { isAreaName, isVersion } from '../../package/file-kinds.ts';
import { releaseFaults } from '../../package/release-faults.ts';
import { ReleaseStoreError } from '../store.ts';
import { type KnownReleases, shownVersions } from './known-releases.ts';
import type { LocalCopy } from './local-copy.ts';
import type { ReleaseDatabase } from './release-database.ts';
import { ReleaseList } from './release-list.ts';

interface Fetched {
  readonly id: string;
  readonly manifest: ReleaseManifest;
}

/** Fetches releases from the database to this origin's disk, each once, and remembers which are there. */
export class FetchReleases {
  readonly #database: ReleaseDatabase;
  readonly #copy: LocalCopy;
  readonly #releaseList: ReleaseList;
  readonly #fetched = new Map<string, Fetched>();
  readonly #running = new Map<string, Promise<ReleaseManifest | undefined>>();

  constructor(database: ReleaseDatabase, copy: LocalCopy) {
    this.#database = database;
    this.#copy = copy;
    this.#releaseList = new ReleaseList(database);
  }

  /**
   * The manifest of a release once its files are here; undefined if there is no such release. With `isGone`
   * the database is not asked. Throws `ReleaseStoreError` when the release is neither here nor reachable.
   */
  async fetch(
    area: string,
    version: string,
    known: KnownReleases | undefined,
    isGone: boolean,
  ): Promise<ReleaseManifest | undefined> {
    if (!isAreaName(area) || !isVersion(version)) return undefined;
    const name = nameOf(area, version);
    const id = known?.kept.find((kept) => kept.area === area && kept.version === version)?.id;
    const running = this.#running.get(name) ?? this.#fetch(area, version, id, isGone);
    this.#running.set(name, running);
    try {
      return await running;
    } finally {
      if (this.#running.get(name) === running) this.#running.delete(name);
    }
  }

  /** Fetches the releases that pages are about to need. Throws the first error, after all have been tried. */
  async fetchShown(known: KnownReleases): Promise<void> {
    const fetching = shownVersions(known).map(({ area, version }) => this.fetch(area, version, known, false));
    const failed = (await Promise.allSettled(fetching)).find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }

  /** Deletes copies of releases that are no longer kept. */
  async forget({ kept }: KnownReleases, before: KnownReleases | undefined): Promise<void> {
    const left = new Set(kept.map(({ area, version }) => nameOf(area, version)));
    for (const { area, version } of before?.kept ?? []) {
      if (left.has(nameOf(area, version))) continue;
      this.#fetched.delete(nameOf(area, version));
      await this.#copy.remove(area, version);
    }
  }

  async #fetch(
    area: string,
    version: string,
    id: string | undefined,
    isGone: boolean,
  ): Promise<ReleaseManifest | undefined> {
    const here = await this.#copy.manifest(area, version);
    const fetched = this.#fetched.get(nameOf(area, version));
    if (here !== undefined && fetched && fetched.id === id) return fetched.manifest;
    if (here !== undefined && isGone) return parseManifest(area, version, here);
    if (isGone)
      throw new ReleaseStoreError(`${area} ${version} is not here yet, and the release store is gone`);
    const kept = await this.#kept(area, version, id).catch((error: unknown) => {
      if (here !== undefined) return undefined;
      throw error;
    });
    if (kept === undefined) return here === undefined ? undefined : parseManifest(area, version, here);
    if (kept === null) return undefined;
    const manifest = parseManifest(area, version, kept.manifest);
    if (here !== kept.manifest) await this.#download(manifest, kept.manifest);
    this.#fetched.set(nameOf(area, version), { id: kept.id, manifest });
    return manifest;
  }

  /** Null when the database has no such release, which the shared list of kept releases tells without a query per release. */
  async #kept(
    area: string,
    version: string,
    id: string | undefined,
  ): Promise<{ id: string; manifest: string } | null> {
    if (id === undefined && !(await this.#releaseList.has(area, version))) return null;
    const [row] = await this.#database.rows<{ id: string; manifest: string }>(
      'select id, manifest from releases.kept where area = $1 and version = $2',
      [area, version],
    );
    return row ?? null;
  }

  async #download(manifest: ReleaseManifest, text: string): Promise<void> {
    const { area, version } = manifest;
    const rows = await this.#database.rows<{ path: string; content: Buffer }>(
      'select path, content from releases.files where area = $1 and version = $2',
      [area, version],
    );
    const files = new Map(rows.map(({ path, content }) => [path, content]));
    const faults = await releaseFaults(manifest, async (file) => files.get(file));
    if (faults.length > 0)
      throw new ReleaseStoreError(`${area} ${version} is damaged in the store: ${faults.join(', ')}`);
    await this.#copy.add(area, version, text, files);
  }
}

/** Throws `ReleaseStoreError` when it is none. */
export function parseManifest(area: string, version: string, text: string): ReleaseManifest {
  try {
    return v.parse(releaseManifest, JSON.parse(text));
  } catch (error) {
    throw new ReleaseStoreError(`${area}/${version}/release.json cannot be read`, { cause: error });
  }
}

function nameOf(area: string, version: string): string {
  return `${area}/${version}`;
}
