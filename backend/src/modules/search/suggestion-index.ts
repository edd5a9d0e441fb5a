import type { Wanted } from './mark.ts';
import { articleKey, stemOf, wordsOf } from './words.ts';

export interface SuggestedProduct {
  readonly id: number;
  readonly code: string;
  readonly article: string;
  readonly name: string;
}

/** A section or a brand. */
export interface SuggestedGroup {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

export interface Searchable {
  /** The most popular first. */
  readonly products: readonly SuggestedProduct[];
  readonly sections: readonly SuggestedGroup[];
  readonly brands: readonly SuggestedGroup[];
}

/** Names have few words, and so have queries that mean something. */
const MAX_WORDS = 8;
const MIN_ARTICLE = 3;

/**
 * What the search box suggests from, in memory: sorted words, each with the products that have it, and sorted articles.
 * Never changes; a new catalogue is a new index.
 */
export class SuggestionIndex {
  readonly #searchable: Searchable;
  readonly #words: readonly string[];
  /** Products of word `w`: `#entries[#starts[w] … #starts[w + 1] - 1]`. */
  readonly #starts: Uint32Array;
  readonly #entries: Uint32Array;
  readonly #articles: readonly { readonly key: string; readonly product: SuggestedProduct }[];

  constructor(searchable: Searchable) {
    this.#searchable = searchable;
    const byWord = new Map<string, number[]>();
    for (const [position, { name }] of searchable.products.entries())
      for (const word of new Set(wordsOf(name).map(({ text }) => text))) {
        const list = byWord.get(word);
        if (list === undefined) byWord.set(word, [position]);
        else list.push(position);
      }
    this.#words = [...byWord.keys()].sort();
    const lists = this.#words.map((word) => byWord.get(word) ?? []);
    this.#starts = new Uint32Array(lists.length + 1);
    for (const [word, list] of lists.entries()) this.#starts[word + 1] = this.#starts[word]! + list.length;
    this.#entries = new Uint32Array(this.#starts[lists.length]!);
    for (const [word, list] of lists.entries()) this.#entries.set(list, this.#starts[word]);
    this.#articles = searchable.products
      .map((product) => ({ key: articleKey(product.article), product }))
      .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  }

  /** The words of a query, each cut down until something begins with it. Empty: it has no words. */
  wordsIn(query: string): readonly Wanted[] {
    return wordsOf(query)
      .slice(0, MAX_WORDS)
      .map(({ text }) => ({ typed: text, stem: this.#knownStem(text) }));
  }

  /** Products whose article begins with the query; the shortest, which may be the whole of it, first. */
  byArticle(query: string, limit: number): readonly SuggestedProduct[] {
    const key = articleKey(query);
    if (key.length < MIN_ARTICLE) return [];
    const found: SuggestedProduct[] = [];
    const first = firstFrom(this.#articles, (entry) => entry.key >= key);
    for (let at = first; found.length < limit && this.#articles[at]?.key.startsWith(key); at += 1)
      found.push(this.#articles[at]!.product);
    return found;
  }

  /** Products whose names have all of the words; those first whose name begins with the first word. */
  byWords(query: readonly Wanted[], limit: number): readonly SuggestedProduct[] {
    const { products } = this.#searchable;
    if (query.length === 0) return [];
    const matched = new Uint8Array(products.length);
    for (const [word, { stem }] of query.entries())
      this.#eachProduct(stem, (position) => {
        if (matched[position] === word) matched[position] = word + 1;
      });
    const beginning: SuggestedProduct[] = [];
    const others: SuggestedProduct[] = [];
    for (let at = matched.indexOf(query.length); at !== -1; at = matched.indexOf(query.length, at + 1)) {
      const product = products[at]!;
      const isBeginning = wordsOf(product.name)[0]?.text.startsWith(query[0]!.stem) ?? false;
      const list = isBeginning ? beginning : others;
      if (list.length < limit) list.push(product);
      if (beginning.length === limit) break;
    }
    return [...beginning, ...others].slice(0, limit);
  }

  sections(query: readonly Wanted[], limit: number): readonly SuggestedGroup[] {
    return named(this.#searchable.sections, query).slice(0, limit);
  }

  brands(query: readonly Wanted[], limit: number): readonly SuggestedGroup[] {
    return named(this.#searchable.brands, query).slice(0, limit);
  }

  #knownStem(word: string): string {
    let stem = stemOf(word);
    const shortest = Math.max(4, word.length - 3);
    while (stem.length > shortest && !this.#isKnown(stem)) stem = stem.slice(0, -1);
    return stem;
  }

  #isKnown(stem: string): boolean {
    const first = firstFrom(this.#words, (word) => word >= stem);
    if (this.#words[first]?.startsWith(stem)) return true;
    const { sections, brands } = this.#searchable;
    return [...sections, ...brands].some(({ name }) =>
      wordsOf(name).some(({ text }) => text.startsWith(stem)),
    );
  }

  #eachProduct(stem: string, visit: (position: number) => void): void {
    const first = firstFrom(this.#words, (word) => word >= stem);
    for (let word = first; this.#words[word]?.startsWith(stem); word += 1)
      for (let at = this.#starts[word]!; at < this.#starts[word + 1]!; at += 1) visit(this.#entries[at]!);
  }
}

/** Groups with all of the words in their names, the shortest names first: they fit best. */
function named(groups: readonly SuggestedGroup[], query: readonly Wanted[]): readonly SuggestedGroup[] {
  if (query.length === 0) return [];
  return groups
    .filter(({ name }) => {
      const words = wordsOf(name);
      return query.every(({ stem }) => words.some(({ text }) => text.startsWith(stem)));
    })
    .toSorted((one, other) => one.name.length - other.name.length);
}

/** The first place in a sorted list from which on the condition holds. */
function firstFrom<T>(sorted: readonly T[], holds: (entry: T) => boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(sorted[middle]!)) to = middle;
    else from = middle + 1;
  }
  return from;
}
