import { NumberColumn, uint32Column } from '../../search/search.api.ts';

/** Below this many texts, inserting is faster than dividing. */
const FEW = 12;
/** Texts looked at between two pauses: some 10 ms of work. */
const PART = 100_000;
const END = -1;

/** Different texts in the order of their code units, stored in one array: a quarter of the memory of as many strings. */
export class SortedTexts {
  readonly #units: Uint16Array;
  /** The ends of the texts in `#units`. */
  readonly #ends: Uint32Array;
  readonly #order: Uint32Array;

  private constructor(units: Uint16Array, ends: Uint32Array, order: Uint32Array) {
    this.#units = units;
    this.#ends = ends;
    this.#order = order;
  }

  /** `units` holds the texts one after the other; `pause` yields to other requests. */
  static async of(units: Uint16Array, ends: Uint32Array, pause: () => Promise<void>): Promise<SortedTexts> {
    const order = Uint32Array.from(ends.keys());
    const all = new SortedTexts(units, ends, order);
    await all.#sort(pause);
    let count = 0;
    for (const text of order) {
      if (count > 0 && all.#compare(order[count - 1]!, text, 0) === 0) continue;
      order[count] = text;
      count += 1;
    }
    return new SortedTexts(units, ends, order.slice(0, count));
  }

  get length(): number {
    return this.#order.length;
  }

  at(place: number): string | undefined {
    const text = this.#order[place];
    if (text === undefined) return undefined;
    return String.fromCharCode(...this.#units.subarray(this.#startOf(text), this.#ends[text]));
  }

  #startOf(text: number): number {
    return text === 0 ? 0 : this.#ends[text - 1]!;
  }

  #unitAt(text: number, depth: number): number {
    const at = this.#startOf(text) + depth;
    return at < this.#ends[text]! ? this.#units[at]! : END;
  }

  /** Compares two texts that are alike up to `depth`. */
  #compare(one: number, other: number, depth: number): number {
    for (let at = depth; ; at += 1) {
      const difference = this.#unitAt(one, at) - this.#unitAt(other, at);
      if (difference !== 0 || this.#unitAt(one, at) === END) return difference;
    }
  }

  /**
   * Quicksort by one letter after the other: texts with the same beginning are compared from its end on, and none becomes
   * a string.
   */
  async #sort(pause: () => Promise<void>): Promise<void> {
    const parts: [from: number, to: number, depth: number][] = [[0, this.#order.length, 0]];
    let done = 0;
    for (let part = parts.pop(); part; part = parts.pop()) {
      const [from, to, depth] = part;
      if (done > PART) {
        done = 0;
        await pause();
      }
      done += to - from;
      if (to - from <= FEW) this.#insert(from, to, depth);
      else parts.push(...this.#divide(from, to, depth));
    }
  }

  #insert(from: number, to: number, depth: number): void {
    const order = this.#order;
    for (let at = from + 1; at < to; at += 1) {
      const text = order[at]!;
      let place = at;
      for (; place > from && this.#compare(order[place - 1]!, text, depth) > 0; place -= 1)
        order[place] = order[place - 1]!;
      order[place] = text;
    }
  }

  /** Divides texts into those whose letter at `depth` is less, the same, and greater than that of the middle one. */
  #divide(from: number, to: number, depth: number): [number, number, number][] {
    const order = this.#order;
    const pivot = this.#unitAt(order[(from + to) >> 1]!, depth);
    let [less, at, more] = [from, from, to];
    while (at < more) {
      const text = order[at]!;
      const unit = this.#unitAt(text, depth);
      if (unit < pivot) {
        order[at] = order[less]!;
        order[less] = text;
        less += 1;
        at += 1;
      } else if (unit > pivot) {
        more -= 1;
        order[at] = order[more]!;
        order[more] = text;
      } else at += 1;
    }
    const same: [number, number, number][] = pivot === END ? [] : [[less, more, depth + 1]];
    return [[from, less, depth], ...same, [more, to, depth]];
  }
}

/** Collects the texts of `SortedTexts`, which may come more than once. */
export class SortedTextsBuilder {
  readonly #units = new NumberColumn((length) => new Uint16Array(length));
  readonly #ends = uint32Column();

  add(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.#units.push(text.charCodeAt(at));
    this.#ends.push(this.#units.length);
  }

  done(pause: () => Promise<void>): Promise<SortedTexts> {
    return SortedTexts.of(this.#units.done(), this.#ends.done(), pause);
  }
}
