import { randomBytes } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@shop/contracts/platform/release';
import * as v from 'valibot';
import { readOrCreateSecret } from '../../secrets/secret-file.ts';
import { syncFolder } from '../package/atomic-file.ts';
import type { Candidate } from '../package/candidate.ts';
import { isAreaName, isVersion } from '../package/file-kinds.ts';
import { FileTokens } from './file-tokens.ts';
import { LiveDocument } from './live-document.ts';
import type { Pointer } from './pointer.ts';
import { PointerChanges } from './pointer-changes.ts';
import { stageRelease, sweepStaging } from './stage-release.ts';
import { type ReleaseStore, ReleaseStoreError, type StagedRelease, type StoreChange } from './store.ts';
import { withLock } from './store-lock.ts';

/**
 * Releases as files: `<area>/<version>/…` with its `release.json`; `live.json` with every pointer, `journal.jsonl`
 * with a line for every change, `tokens.json`.
 */
export class FileReleaseStore implements ReleaseStore {
  readonly folder: string;
  readonly tokens: FileTokens;
  readonly #live: LiveDocument;
  readonly #lock: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#live = new LiveDocument(folder);
    this.#lock = path.join(folder, 'lock.sqlite');
    this.tokens = new FileTokens(path.join(folder, 'tokens.json'), this.#lock);
  }

  /** Creates missing folders and deletes abandoned ones. */
  static async open(folder: string): Promise<FileReleaseStore> {
    const store = new FileReleaseStore(folder);
    await mkdir(folder, { recursive: true });
    await withLock(store.#lock, () => store.#live.create());
    await sweepStaging(folder);
    return store;
  }

  async pointers(): Promise<ReadonlyMap<string, Pointer>> {
    return this.#live.pointers();
  }

  async knownPointers(): Promise<ReadonlyMap<string, Pointer>> {
    return this.pointers();
  }

  async release(area: string, version: string): Promise<ReleaseManifest | undefined> {
    const text = await this.file(area, version, 'release.json');
    if (!text) return undefined;
    try {
      return v.parse(releaseManifest, JSON.parse(text.toString()));
    } catch (error) {
      throw new ReleaseStoreError(`${area}/${version}/release.json cannot be read`, { cause: error });
    }
  }

  async areas(): Promise<readonly string[]> {
    return (await foldersIn(this.folder)).filter(isAreaName);
  }

  async versions(area: string): Promise<readonly string[]> {
    return isAreaName(area) ? (await foldersIn(path.join(this.folder, area))).filter(isVersion) : [];
  }

  async file(area: string, version: string, file: string): Promise<Buffer | undefined> {
    if (!isAreaName(area) || !isVersion(version)) return undefined;
    try {
      return await readFile(path.join(this.folder, area, version, file));
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw new ReleaseStoreError(`${area}/${version}/${file} cannot be read`, { cause: error });
    }
  }

  /** The files are here already. */
  async fetch(area: string, version: string): Promise<ReleaseManifest | undefined> {
    return this.release(area, version);
  }

  async stage(candidate: Candidate): Promise<StagedRelease> {
    return stageRelease(this.folder, candidate);
  }

  async change<T>(work: (change: StoreChange) => Promise<T>): Promise<T> {
    return withLock(this.#lock, async () => {
      const { end, retired } = await this.#live.mend();
      const changes = new PointerChanges(await this.#live.pointers(), end, retired);
      const result = await work({
        pointers: changes.pointers,
        keep: (staged) => this.#keep(staged),
        remove: (area, version) => this.#remove(area, version),
        point: (next, act) => changes.point(next, act),
        retire: (area, act) => changes.retire(area, act),
      });
      if (changes.entries.length > 0) await this.#live.write(changes);
      return result;
    });
  }

  async journalLines(): Promise<readonly string[]> {
    return this.#live.journalLines();
  }

  async secret(name: string): Promise<string> {
    return readOrCreateSecret(path.join(this.folder, '.secrets', name));
  }

  async fingerprint(): Promise<string> {
    return this.#live.fingerprint();
  }

  watch(onChange: () => void): () => void {
    let watcher: FSWatcher | undefined;
    try {
      watcher = watch(
        this.folder,
        { persistent: false },
        (_event, file) => file === 'live.json' && onChange(),
      );
      // The folder may vanish; pages read the pointers themselves.
      watcher.on('error', () => watcher?.close());
    } catch {
      // This file system cannot be watched.
    }
    return () => watcher?.close();
  }

  async close(): Promise<void> {}

  async #keep({ manifest, folder }: StagedRelease): Promise<void> {
    const areaFolder = path.join(this.folder, manifest.area);
    await mkdir(areaFolder, { recursive: true });
    await rename(folder, path.join(areaFolder, manifest.version));
    await syncFolder(areaFolder);
    await syncFolder(this.folder);
  }

  /** Renamed first, then deleted, so that nobody finds half a release. */
  async #remove(area: string, version: string): Promise<void> {
    const staging = path.join(this.folder, '.staging');
    await mkdir(staging, { recursive: true });
    const doomed = path.join(staging, `removed-${area}-${version}-${randomBytes(6).toString('hex')}`);
    await rename(path.join(this.folder, area, version), doomed);
    await rm(doomed, { recursive: true, force: true });
  }
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
