import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { replaceFile, syncFolder, writeThrough } from '../../package/atomic-file.ts';
import { isReleasePath } from '../../package/file-kinds.ts';
import { ReleaseStoreError, type StagedRelease } from '../store.ts';
import { type KnownReleases, knownReleases } from './known-releases.ts';

/**
 * An origin's copy of the store in its RELEASES_DIR: releases to serve files from (`<area>/<version>/…`), and
 * in `.copy` the state for a start while the database is down. Releases arrive whole, by a rename.
 */
export class LocalCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Throws `ReleaseStoreError` where a store of files lies, which must not be mixed up with a copy. */
  async create(): Promise<void> {
    if (existsSync(path.join(this.folder, 'live.json')))
      throw new ReleaseStoreError(
        `${this.folder} holds releases of its own, those from before RELEASE_STORE was set. Set RELEASES_DIR to an empty folder for this origin's copies.`,
      );
    await mkdir(this.folder, { recursive: true });
    await mkdir(path.join(this.folder, '.copy', 'secrets'), { recursive: true, mode: 0o700 });
  }

  /** The text of a release's manifest; undefined when it is not here. */
  async manifest(area: string, version: string): Promise<string | undefined> {
    return readIfThere(path.join(this.#folderOf(area, version), 'release.json'));
  }

  /** Writes a release whose files have been checked, and replaces an older copy of it. */
  async add(
    area: string,
    version: string,
    manifest: string,
    files: ReadonlyMap<string, Buffer>,
  ): Promise<void> {
    const folder = this.#stagingFolder(`copy-${area}-${version}`);
    try {
      const folders = new Set([folder]);
      for (const [file, content] of [...files, ['release.json', Buffer.from(manifest)] as const]) {
        if (file !== 'release.json' && !isReleasePath(file.replace(/\.(br|gz)$/, '')))
          throw new ReleaseStoreError(`${area} ${version}: ${file} is no file of a release`);
        const target = path.join(folder, file);
        folders.add(path.dirname(target));
        await mkdir(path.dirname(target), { recursive: true });
        await writeThrough(target, content, 'wx');
      }
      for (const written of folders) await syncFolder(written);
      await this.#place(folder, area, version);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Adopts the folder of a release that was staged here. */
  async adopt({ folder, manifest }: StagedRelease): Promise<void> {
    await this.#place(folder, manifest.area, manifest.version);
  }

  async remove(area: string, version: string): Promise<void> {
    const doomed = this.#stagingFolder(`removed-${area}-${version}`);
    await mkdir(path.dirname(doomed), { recursive: true });
    try {
      await rename(this.#folderOf(area, version), doomed);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    await rm(doomed, { recursive: true, force: true });
  }

  /** The last persisted state; undefined when there is none, or it is unreadable. */
  async known(): Promise<KnownReleases | undefined> {
    try {
      const text = await readIfThere(path.join(this.folder, '.copy', 'known.json'));
      return text === undefined ? undefined : v.parse(knownReleases, JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  async storeKnown(known: KnownReleases): Promise<void> {
    await replaceFile(path.join(this.folder, '.copy', 'known.json'), JSON.stringify(known));
  }

  async secret(name: string): Promise<string | undefined> {
    return readIfThere(this.#secretFile(name));
  }

  async storeSecret(name: string, secret: string): Promise<void> {
    if ((await this.secret(name)) === secret) return;
    await replaceFile(this.#secretFile(name), secret);
  }

  async #place(folder: string, area: string, version: string): Promise<void> {
    const target = this.#folderOf(area, version);
    await this.remove(area, version);
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await rename(folder, target);
    } catch (error) {
      // Another process with this folder was faster.
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    await syncFolder(path.dirname(target));
  }

  #folderOf(area: string, version: string): string {
    return path.join(this.folder, area, version);
  }

  #stagingFolder(name: string): string {
    return path.join(this.folder, '.staging', `${name}-${randomBytes(6).toString('hex')}`);
  }

  #secretFile(name: string): string {
    return path.join(this.folder, '.copy', 'secrets', name);
  }
}

/** Every file of a folder by its path within it, with `/` between the parts. */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  }
  return files;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
