import { uint32Column } from '../../search/search.api.ts';

const NONE = 0xffffffff;
/** Entries between two pauses: some 10 ms of work. */
const PART = 200_000;

/** FNV-1a, with a last step that spreads texts of few letters. */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A second hash, so that texts are told apart by 64 bits together. */
export function checkOf(text: string): number {
  return hashOf(text, 0x9e3779b9);
}

/**
 * Lists of rows by the hashes of their texts: 16 to 20 bytes a row, where a map of texts to lists takes 200. Two texts of
 * a catalogue of millions have the same hash and check once in a million catalogues.
 */
export class HashLists {
  readonly #hashes: Uint32Array;
  readonly #checks: Uint32Array;
  /** The first row of each bucket, and the next one after each row; ascending. */
  readonly #first: Uint32Array;
  readonly #next: Uint32Array;

  private constructor(hashes: Uint32Array, checks: Uint32Array, first: Uint32Array, next: Uint32Array) {
    this.#hashes = hashes;
    this.#checks = checks;
    this.#first = first;
    this.#next = next;
  }

  static async of(hashes: Uint32Array, checks: Uint32Array, pause: () => Promise<void>): Promise<HashLists> {
    const first = new Uint32Array(2 ** Math.ceil(Math.log2(hashes.length + 1))).fill(NONE);
    const next = new Uint32Array(hashes.length);
    const mask = first.length - 1;
    for (let row = hashes.length - 1; row >= 0; row -= 1) {
      const bucket = (hashes[row]! & mask) >>> 0;
      next[row] = first[bucket]!;
      first[bucket] = row;
      if (row % PART === 0) await pause();
    }
    return new HashLists(hashes, checks, first, next);
  }

  /** Finds the rows of a hash, in their order; of those only the ones with `check`, if it is given. */
  find(hash: number, check?: number): readonly number[] {
    const rows: number[] = [];
    let row = this.#first[(hash & (this.#first.length - 1)) >>> 0]!;
    for (; row !== NONE; row = this.#next[row]!)
      if (this.#hashes[row] === hash && (check === undefined || this.#checks[row] === check)) rows.push(row);
    return rows;
  }

  checkAt(row: number): number {
    return this.#checks[row]!;
  }
}

/** Collects the rows of `HashLists`. */
export class HashListsBuilder {
  readonly #hashes = uint32Column();
  readonly #checks = uint32Column();

  add(hash: number, check: number): void {
    this.#hashes.push(hash);
    this.#checks.push(check);
  }

  done(pause: () => Promise<void>): Promise<HashLists> {
    return HashLists.of(this.#hashes.done(), this.#checks.done(), pause);
  }
}
