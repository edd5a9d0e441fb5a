import { uint32Column } from './number-column.ts';
import { articleKey } from './words.ts';

const END = '\n';

/** Holds all articles as one text, so that one is found by its whole, its beginning, or any part of it. */
export class ArticleList {
  readonly #text: string;
  /** The start of each key in the text, and its owner. */
  readonly #starts: Uint32Array;
  readonly #positions: Uint32Array;
  readonly #keys: KeyFilter;

  private constructor(text: string, keys: KeyFilter, starts: Uint32Array, positions: Uint32Array) {
    this.#text = text;
    this.#keys = keys;
    this.#starts = starts;
    this.#positions = positions;
  }

  /** Collects articles with the positions of their owners. */
  static builder() {
    const starts = uint32Column();
    const positions = uint32Column();
    const parts: string[] = [];
    let length = END.length;
    let part: string[] = [];
    return {
      add: (position: number, article: string) => {
        const key = articleKey(article);
        starts.push(length);
        positions.push(position);
        part.push(key, END);
        length += key.length + END.length;
        if (part.length < CHUNK) return;
        parts.push(part.join(''));
        part = [];
      },
      done: async (pause: () => Promise<void>) => {
        parts.push(part.join(''));
        const keys = new KeyFilter(starts.length);
        for (const chunk of parts) {
          for (const key of chunk.split(END)) keys.add(key);
          await pause();
        }
        return new ArticleList(END + parts.join(''), keys, starts.done(), positions.done());
      },
    };
  }

  /** Finds the owners of exactly this article. */
  whole(key: string): readonly number[] {
    return this.#keys.mayHave(key) ? this.#find(END + key + END, 1) : [];
  }

  /** Finds the owners of articles that begin with `key`, the shortest articles first. */
  beginning(key: string): readonly number[] {
    return this.#find(END + key, 1);
  }

  /** Finds the owners of articles that contain `key`. */
  containing(key: string): readonly number[] {
    return this.#find(key, 0);
  }

  #find(text: string, offset: number): readonly number[] {
    const found: { place: number; length: number }[] = [];
    let at = this.#text.indexOf(text);
    while (at !== -1) {
      const place = this.#placeOf(at + offset);
      const end = this.#text.indexOf(END, at + offset);
      found.push({ place, length: end - this.#starts[place]! });
      at = this.#text.indexOf(text, end);
    }
    found.sort((one, other) => one.length - other.length || one.place - other.place);
    return [...new Set(found.map(({ place }) => this.#positions[place]!))];
  }

  /** Finds the last key that begins at or before `at`. */
  #placeOf(at: number): number {
    let from = 0;
    let to = this.#starts.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#starts[middle]! <= at) from = middle + 1;
      else to = middle;
    }
    return from - 1;
  }
}

const CHUNK = 4000;
const BITS_EACH = 32;

/**
 * Says of most keys that they are not in the list, without a search in its text. A set of millions of keys would take
 * hundreds of megabytes; this takes four bytes a key and errs once in thirty times.
 */
class KeyFilter {
  readonly #bits: Uint8Array;

  constructor(keys: number) {
    this.#bits = new Uint8Array((keys * BITS_EACH) / 8 + 1);
  }

  add(key: string): void {
    const bit = this.#bitOf(key);
    this.#bits[bit >>> 3]! |= 1 << (bit & 7);
  }

  mayHave(key: string): boolean {
    const bit = this.#bitOf(key);
    return ((this.#bits[bit >>> 3]! >> (bit & 7)) & 1) === 1;
  }

  /** FNV-1a, which spreads similar articles. */
  #bitOf(key: string): number {
    let hash = 0x811c9dc5;
    for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
    return (hash >>> 0) % (this.#bits.length * 8);
  }
}
