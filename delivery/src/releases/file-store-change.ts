import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile, syncFolder, writeThrough } from './atomic-file.ts';
import type { Pointer } from './pointer.ts';
import { type JournalAct, PointerMovedError, type StagedRelease, type StoreChange } from './store.ts';

/** Writes of whoever holds the lock of a `FileReleaseStore`. */
export class FileStoreChange implements StoreChange {
  readonly pointers: Map<string, Pointer>;
  readonly #folder: string;

  constructor(folder: string, pointers: Map<string, Pointer>) {
    this.#folder = folder;
    this.pointers = pointers;
  }

  async keep({ manifest, folder }: StagedRelease): Promise<void> {
    const areaFolder = path.join(this.#folder, manifest.area);
    await mkdir(areaFolder, { recursive: true });
    await rename(folder, path.join(areaFolder, manifest.version));
    await syncFolder(areaFolder);
    await syncFolder(this.#folder);
  }

  async point(next: Pointer, act: JournalAct): Promise<void> {
    const file = path.join(this.#folder, 'pointers', `${next.area}.json`);
    const known = this.pointers.get(next.area);
    const found = await revisionIn(file);
    if (found !== next.revision - 1) throw new PointerMovedError(next.area, next.revision - 1, found);
    await replaceFile(file, `${JSON.stringify(next, null, 2)}\n`);
    this.pointers.set(next.area, next);
    const line = { at: next.changedAt, ...act, area: next.area, from: known?.live ?? null, to: next.live };
    const journal = path.join(this.#folder, 'journal.jsonl');
    await writeThrough(journal, `${JSON.stringify({ ...line, revision: next.revision })}\n`, 'a');
  }
}

async function revisionIn(file: string): Promise<number> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as Pointer).revision;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
