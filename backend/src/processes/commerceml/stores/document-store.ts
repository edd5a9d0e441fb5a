import { access, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  contentName,
  fileInside,
  MAX_FILE_BYTES,
  writeAtomically,
} from '../../../platform/media/media-files.ts';
import { documentTypeOf } from '../reading/file-kinds.ts';
import type { DocumentFile } from '../reading/records.ts';

export interface StoredDocument {
  readonly title: string;
  /** Name below the media folder. */
  readonly file: string;
  readonly type: string;
  readonly size_bytes: number;
}

const REMEMBERED = 10_000;

/**
 * Stores the documents of an exchange in the media folder, named by their content: a manual of many products is stored
 * once.
 */
export class DocumentStore {
  /** Paths of documents that are missing, empty or larger than 50 MB. */
  readonly missing = new Set<string>();
  readonly #mediaDir: string;
  readonly #known = new Map<string, Omit<StoredDocument, 'title'> | null>();

  readonly #isDryRun: boolean;

  /** A dry run finds the names of documents and writes none. */
  constructor(mediaDir: string, isDryRun = false) {
    this.#mediaDir = mediaDir;
    this.#isDryRun = isDryRun;
  }

  /** Stores a document; null if there is no such file beside the exchange file. */
  async add({ path: source, title }: DocumentFile, folder: string): Promise<StoredDocument | null> {
    const key = path.join(folder, source);
    let stored = this.#known.get(key);
    if (stored === undefined) {
      stored = await this.#copy(source, folder);
      if (this.#known.size >= REMEMBERED) this.#known.clear();
      this.#known.set(key, stored);
    }
    if (stored !== null) return { title, ...stored };
    this.missing.add(source);
    return null;
  }

  async #copy(source: string, folder: string): Promise<Omit<StoredDocument, 'title'> | null> {
    const from = fileInside(folder, source);
    const type = documentTypeOf(source);
    if (from === null || type === undefined) return null;
    const found = await stat(from).catch(() => null);
    if (found === null || !found.isFile() || found.size === 0 || found.size > MAX_FILE_BYTES) return null;
    const bytes = await readFile(from).catch(() => null);
    if (bytes === null) return null;
    const file = `${contentName(bytes)}${path.extname(source).toLowerCase()}`;
    const to = path.join(this.#mediaDir, file);
    const isThere = await access(to).then(
      () => true,
      () => false,
    );
    if (!isThere && !this.#isDryRun) {
      await mkdir(this.#mediaDir, { recursive: true });
      await writeAtomically(to, bytes);
    }
    return { file, type, size_bytes: bytes.length };
  }
}
