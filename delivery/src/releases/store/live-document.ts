import { existsSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { replaceFile, writeThrough } from '../package/atomic-file.ts';
import { emptyJournal, type JournalEnd, parseEntry, replay, retiredAreas } from './journal.ts';
import { type Pointer, pointer } from './pointer.ts';
import { type PointerChange, ReleaseStoreError } from './store.ts';

const document = v.object({
  areas: v.record(v.string(), pointer),
  /** The journal lines of the last change, written here first, so that a killed command loses none. */
  entries: v.array(v.string()),
});
type Document = v.InferOutput<typeof document>;

/** Whether a folder holds a store of files; an origin's copies of another store are none. */
export function isFileStore(folder: string): boolean {
  return ['live.json', 'journal.jsonl'].some((file) => existsSync(path.join(folder, file)));
}

/**
 * `live.json` holds every pointer and is replaced as a whole; `journal.jsonl` lies beside it. A damaged
 * `live.json` is restored from the journal.
 */
export class LiveDocument {
  readonly #file: string;
  readonly #journal: string;

  constructor(folder: string) {
    this.#file = path.join(folder, 'live.json');
    this.#journal = path.join(folder, 'journal.jsonl');
  }

  /** Creates an empty one where there is none. Only under the lock. */
  async create(): Promise<void> {
    const known = await stat(this.#file).catch(() => undefined);
    if (!known)
      await this.#replace({ areas: Object.fromEntries(replay(await this.#journalEntries())), entries: [] });
  }

  async pointers(): Promise<ReadonlyMap<string, Pointer>> {
    return new Map(Object.entries((await this.#read()).areas));
  }

  /** A replaced file has another inode: inode, time and size together never repeat. */
  async fingerprint(): Promise<string> {
    const { ino, mtimeNs, size } = await stat(this.#file, { bigint: true });
    return `${ino}:${mtimeNs}:${size}`;
  }

  /** The journal's lines, with those of a change whose writer was killed before it appended them. */
  async journalLines(): Promise<readonly string[]> {
    // Read in this order: a later journal contains everything up to the last change known here.
    const { entries } = await this.#read();
    const lines = wholeLines(await this.#journalText());
    const last = lines.length === 0 ? 0 : (parseEntry(lines.at(-1)!)?.number ?? 0);
    return [...lines, ...entries.filter((line) => (parseEntry(line)?.number ?? 0) > last)];
  }

  /** The journal after an interrupted write has been completed. Only under the lock. */
  async mend(): Promise<{ readonly end: JournalEnd; readonly retired: ReadonlySet<string> }> {
    const text = await this.#journalText();
    if (text !== '' && !text.endsWith('\n')) await truncate(this.#journal, text.lastIndexOf('\n') + 1, text);
    const known = wholeLines(text);
    const lines = await this.journalLines();
    if (lines.length > known.length) await this.#append(lines.slice(known.length));
    const last = lines.at(-1);
    const end = last === undefined ? emptyJournal : parseEntry(last);
    if (!end)
      throw new ReleaseStoreError(`${this.#journal} does not end with an entry; look at \`release verify\``);
    return { end, retired: retiredAreas(lines) };
  }

  async write({ entries, pointers }: PointerChange): Promise<void> {
    const lines = entries.map((entry) => JSON.stringify(entry));
    await this.#replace({ areas: Object.fromEntries(pointers), entries: lines });
    await this.#append(lines);
  }

  async #read(): Promise<Document> {
    const text = await readFile(this.#file, 'utf8');
    try {
      return v.parse(document, JSON.parse(text));
    } catch (error) {
      const entries = await this.#journalEntries();
      if (entries.length > 0) return { areas: Object.fromEntries(replay(entries)), entries: [] };
      throw new ReleaseStoreError(`${this.#file} is damaged, and there is no journal to read it from`, {
        cause: error,
      });
    }
  }

  async #journalEntries() {
    return wholeLines(await this.#journalText()).flatMap((line) => parseEntry(line) ?? []);
  }

  async #journalText(): Promise<string> {
    try {
      return await readFile(this.#journal, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  }

  async #replace(next: Document): Promise<void> {
    await replaceFile(this.#file, `${JSON.stringify(next, null, 2)}\n`);
  }

  async #append(lines: readonly string[]): Promise<void> {
    if (lines.length > 0) await writeThrough(this.#journal, `${lines.join('\n')}\n`, 'a');
  }
}

/** Complete lines; a killed writer may have left half of one. */
function wholeLines(text: string): readonly string[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
}

async function truncate(file: string, characters: number, text: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(Buffer.byteLength(text.slice(0, characters)));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
