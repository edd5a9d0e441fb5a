import path from 'node:path';
import type { MistakeRecord } from '../reading/records.ts';

/** A record, or a part of one, that was set aside. */
export interface ImportProblem {
  /** The file's name without its folder. */
  readonly file: string;
  readonly line: number;
  /** One sentence in Russian. */
  readonly reason: string;
  readonly kind: MistakeRecord['of'];
  /** The goods, the group or whatever it belongs to, as 1C knows it; empty where it has no id. */
  readonly id: string;
  readonly name: string;
}

/** How many records of a file were read and set aside. */
export interface FileCount {
  readonly file: string;
  readonly records: number;
  /** Records that could not be applied, or not with all their prices and stock. */
  readonly setAside: number;
}

export interface FoundProblem extends Omit<ImportProblem, 'file'> {
  /** Its place among the files of the import. */
  readonly file: number;
  /**
   * Whether the record counts as set aside. It does not for a value or a picture, without which the product can be
   * sold, and for a price in a currency that the shop does not take.
   */
  readonly counts: boolean;
}

/** A file with thousands of mistakes must not take memory for each. */
const KEPT = 1000;
/** One record never stops a file, however short the file is. */
const TOLERATED = 1;
const TOLERATED_SHARE = 0.1;

/** Counts the records of each file, and those set aside; remembers the first problems. */
export class Problems {
  count = 0;
  readonly kept: ImportProblem[] = [];
  readonly #files: readonly string[];
  readonly #counts: { records: number; setAside: number; isCounted: boolean }[];

  constructor(files: readonly string[]) {
    this.#files = files.map((file) => path.basename(file));
    this.#counts = files.map(() => ({ records: 0, setAside: 0, isCounted: false }));
  }

  /** Begins the next record of a file; its problems follow. */
  beginRecord(file: number): void {
    const counts = this.#counts[file]!;
    counts.records += 1;
    counts.isCounted = false;
  }

  /** Notes a problem of the current record. */
  add(problem: FoundProblem): void {
    const counts = this.#counts[problem.file]!;
    if (problem.counts && !counts.isCounted) {
      counts.isCounted = true;
      counts.setAside += 1;
    }
    this.#keep(problem);
  }

  /** Notes that a record of any file is set aside, once everything is read. */
  setAside(problem: Omit<FoundProblem, 'counts'>): void {
    this.#counts[problem.file]!.setAside += 1;
    this.#keep(problem);
  }

  /** The first file of which more than a tenth was set aside. */
  findExcess(): FileCount | undefined {
    return this.#counts
      .map(({ records, setAside }, index) => ({ file: this.#files[index] ?? '', records, setAside }))
      .find((count) => isTooMuchSetAside(count));
  }

  #keep({ file, line, reason, kind, id, name }: Omit<FoundProblem, 'counts'>): void {
    this.count += 1;
    if (this.kept.length >= KEPT) return;
    this.kept.push({ file: this.#files[file] ?? '', line, reason, kind, id, name });
  }
}

/** Whether a person has to accept a file: more than a tenth of it is set aside, and more than `tolerated` records. */
export function isTooMuchSetAside(
  { records, setAside }: Pick<FileCount, 'records' | 'setAside'>,
  tolerated = TOLERATED,
): boolean {
  return setAside > tolerated && setAside > records * TOLERATED_SHARE;
}
