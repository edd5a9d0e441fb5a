/** More mistakes than any search allows. */
const HOPELESS = 100;

/** An array of strings, or what holds as many in less memory. */
export interface Entries {
  readonly length: number;
  at(place: number): string | undefined;
}

/** Sorted strings, found by their beginnings and by similarity. */
export class Lexicon {
  readonly entries: Entries;

  /** `entries` sorted by code units, each once. */
  constructor(entries: Entries) {
    this.entries = entries;
  }

  /** The place of an entry; -1 if there is none. */
  indexOf(entry: string): number {
    const place = this.#firstFrom(entry, 0);
    return this.entries.at(place) === entry ? place : -1;
  }

  /** Gives the range of entries that begin so: from the first to before the second place. */
  startingWith(beginning: string): readonly [from: number, to: number] {
    const from = this.#firstFrom(beginning, 0);
    return [from, this.#endOf(beginning, from)];
  }

  /**
   * Finds entries at most `limit` mistakes away: an additional letter, a missing one, a wrong one, or two swapped. It
   * walks the entries like a tree: as soon as a beginning has too many mistakes, all entries that share it are skipped.
   */
  near(word: string, limit: number): readonly { readonly place: number; readonly mistakes: number }[] {
    const found: { place: number; mistakes: number }[] = [];
    const rows = [firstRow(word.length)];
    let before = '';
    for (let place = 0; place < this.entries.length; ) {
      const entry = this.entries.at(place)!;
      let depth = sharedLength(before, entry);
      let isHopeless = false;
      for (; depth < entry.length && !isHopeless; depth += 1)
        isHopeless = fillRow(rows, depth, entry, word, limit) > limit;
      before = entry.slice(0, depth);
      if (isHopeless) {
        place = this.#endOf(before, place);
        continue;
      }
      const isAsLong = Math.abs(entry.length - word.length) <= limit;
      const mistakes = isAsLong ? rows[entry.length]![word.length]! : HOPELESS;
      if (mistakes <= limit) found.push({ place, mistakes });
      place += 1;
    }
    return found;
  }

  /** The first place from which on no entry begins so. */
  #endOf(beginning: string, from: number): number {
    let step = 1;
    let to = from;
    while (this.entries.at(to)?.startsWith(beginning)) {
      from = to;
      to += step;
      step *= 2;
    }
    to = Math.min(to, this.entries.length);
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.entries.at(middle)!.startsWith(beginning)) from = middle + 1;
      else to = middle;
    }
    return to;
  }

  #firstFrom(target: string, low: number): number {
    let from = low;
    let to = this.entries.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.entries.at(middle)! < target) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

function firstRow(length: number): Uint8Array {
  return Uint8Array.from({ length: length + 1 }, (_, place) => Math.min(place, HOPELESS));
}

/**
 * Mistakes between the first `depth + 1` letters of the entry and each beginning of the word (Damerau and
 * Levenshtein), from the rows of the shorter beginnings. Only beginnings of about the same length can have few, the
 * others count as hopeless. Answers the fewest that can still become of it.
 */
function fillRow(rows: Uint8Array[], depth: number, entry: string, word: string, limit: number): number {
  const row = rows[depth + 1] ?? new Uint8Array(word.length + 1);
  rows[depth + 1] = row;
  const above = rows[depth]!;
  const letter = entry.charCodeAt(depth);
  const letterBefore = depth > 0 ? entry.charCodeAt(depth - 1) : -1;
  const from = Math.max(1, depth + 1 - limit);
  const to = Math.min(word.length, depth + 1 + limit);
  row[from - 1] = from === 1 ? depth + 1 : HOPELESS;
  if (to < word.length) row[to + 1] = HOPELESS;
  let least = row[from - 1]!;
  for (let place = from; place <= to; place += 1) {
    const typed = word.charCodeAt(place - 1);
    let mistakes = above[place - 1]! + (typed === letter ? 0 : 1);
    if (above[place]! < mistakes) mistakes = above[place]! + 1;
    if (row[place - 1]! < mistakes) mistakes = row[place - 1]! + 1;
    const isSwap = place > 1 && typed === letterBefore && word.charCodeAt(place - 2) === letter;
    if (isSwap && rows[depth - 1]![place - 2]! < mistakes) mistakes = rows[depth - 1]![place - 2]! + 1;
    row[place] = mistakes;
    if (mistakes < least) least = mistakes;
  }
  return least;
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}
