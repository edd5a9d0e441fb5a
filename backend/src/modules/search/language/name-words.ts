import { uint32Column } from './number-column.ts';
import { NAME_PLACES, type Vocabulary } from './vocabulary.ts';
import { pairsOf, wordsOf } from './words.ts';

/** Collects which words names have, and where; no name is kept. */
export class NameWords {
  readonly #numbers = new Map<string, number>();
  /** The number of a word, and where it stands: `position * NAME_PLACES + place`. */
  readonly #words = uint32Column();
  readonly #entries = uint32Column();

  /** `position` is that of the product. */
  add(position: number, name: string): void {
    const seen = new Set<string>();
    for (const { text } of wordsOf(name)) {
      // A word that comes twice counts at its first place.
      if (seen.has(text)) continue;
      this.#add(text, position * NAME_PLACES + Math.min(seen.size, NAME_PLACES - 1));
      seen.add(text);
    }
    for (const pair of new Set(pairsOf(name))) this.#add(pair, position * NAME_PLACES + NAME_PLACES - 1);
  }

  words(): Iterable<string> {
    return this.#numbers.keys();
  }

  /** Lists where words stand, by the places that these have among all words. */
  placedBy(places: ReadonlyMap<string, number>): Pick<Vocabulary, 'nameStarts' | 'inNames'> {
    const [words, entries] = [this.#words.done(), this.#entries.done()];
    const placeOf = Uint32Array.from(this.#numbers.keys(), (word) => places.get(word)!);
    const nameStarts = new Uint32Array(places.size + 1);
    for (let at = 0; at < words.length; at += 1) nameStarts[placeOf[words[at]!]! + 1]! += 1;
    for (let place = 0; place < places.size; place += 1) nameStarts[place + 1]! += nameStarts[place]!;
    const next = nameStarts.slice();
    const inNames = new Uint32Array(entries.length);
    for (let at = 0; at < words.length; at += 1) {
      const place = placeOf[words[at]!]!;
      inNames[next[place]!] = entries[at]!;
      next[place]! += 1;
    }
    return { nameStarts, inNames };
  }

  #add(word: string, entry: number): void {
    const number = this.#numbers.get(word) ?? this.#numbers.size;
    this.#numbers.set(word, number);
    this.#words.push(number);
    this.#entries.push(entry);
  }
}
