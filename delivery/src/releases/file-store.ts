import { type FSWatcher, watch } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@shop/shared/contracts/release';
import * as v from 'valibot';
import type { Candidate } from './candidate.ts';
import { isAreaName, isVersion } from './file-kinds.ts';
import { FileStoreChange } from './file-store-change.ts';
import { type Pointer, pointer } from './pointer.ts';
import { stageRelease } from './stage-release.ts';
import { type ReleaseStore, ReleaseStoreError, type StagedRelease, type StoreChange } from './store.ts';
import { withLock } from './store-lock.ts';

/**
 * Releases as files: `<area>/<version>/…` with its `release.json`, `pointers/<area>.json`, and `journal.jsonl` with a
 * line for every change.
 */
export class FileReleaseStore implements ReleaseStore {
  readonly folder: string;
  readonly #pointersFolder: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#pointersFolder = path.join(folder, 'pointers');
  }

  /** Makes the folders that are missing. */
  static async open(folder: string): Promise<FileReleaseStore> {
    const store = new FileReleaseStore(folder);
    await mkdir(store.#pointersFolder, { recursive: true });
    return store;
  }

  async pointers(): Promise<ReadonlyMap<string, Pointer | ReleaseStoreError>> {
    const areas = await this.#pointedAreas();
    const read = await Promise.all(areas.map(async (area) => [area, await this.#pointer(area)] as const));
    return new Map(read.flatMap(([area, found]) => (found ? [[area, found]] : [])));
  }

  async release(area: string, version: string): Promise<ReleaseManifest | undefined> {
    if (!isAreaName(area) || !isVersion(version)) return undefined;
    try {
      const text = await readFile(path.join(this.folder, area, version, 'release.json'), 'utf8');
      return v.parse(releaseManifest, JSON.parse(text));
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw new ReleaseStoreError(`${area}/${version}/release.json cannot be read`, { cause: error });
    }
  }

  async versions(area: string): Promise<readonly string[]> {
    if (!isAreaName(area)) return [];
    const names = await readdir(path.join(this.folder, area)).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    return names.filter(isVersion);
  }

  async stage(candidate: Candidate): Promise<StagedRelease> {
    return stageRelease(this.folder, candidate);
  }

  async change<T>(work: (change: StoreChange) => Promise<T>): Promise<T> {
    return withLock(path.join(this.folder, 'lock.sqlite'), async () => {
      const pointers = new Map<string, Pointer>();
      for (const [area, found] of await this.pointers()) {
        if (found instanceof ReleaseStoreError) throw found;
        pointers.set(area, found);
      }
      return work(new FileStoreChange(this.folder, pointers));
    });
  }

  /** A replaced pointer is another file: its inode, time and size together never repeat the last ones. */
  async fingerprint(): Promise<string> {
    const areas = await this.#pointedAreas();
    const marks = await Promise.all(
      areas.map(async (area) => {
        const { ino, mtimeNs, size } = await stat(this.#pointerFile(area), { bigint: true });
        return `${area}:${ino}:${mtimeNs}:${size}`;
      }),
    );
    return marks.join(' ');
  }

  watch(onChange: () => void): () => void {
    let watcher: FSWatcher | undefined;
    try {
      watcher = watch(this.#pointersFolder, { persistent: false }, onChange);
      // The folder may vanish; pages look at the pointers themselves.
      watcher.on('error', () => watcher?.close());
    } catch {
      // No watching on this file system.
    }
    return () => watcher?.close();
  }

  async #pointedAreas(): Promise<readonly string[]> {
    const names = await readdir(this.#pointersFolder);
    return names
      .filter((name) => name.endsWith('.json') && isAreaName(name.slice(0, -5)))
      .map((name) => name.slice(0, -5))
      .sort();
  }

  async #pointer(area: string): Promise<Pointer | ReleaseStoreError | undefined> {
    const file = this.#pointerFile(area);
    try {
      const parsed = v.parse(pointer, JSON.parse(await readFile(file, 'utf8')));
      if (parsed.area === area && isVersion(parsed.live)) return parsed;
      return new ReleaseStoreError(`${file} is of ${parsed.area} ${parsed.live}`);
    } catch (error) {
      if (isAbsent(error)) return undefined;
      return new ReleaseStoreError(`${file} is damaged; remove it and publish ${area} again`, {
        cause: error,
      });
    }
  }

  #pointerFile(area: string): string {
    return path.join(this.#pointersFolder, `${area}.json`);
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
