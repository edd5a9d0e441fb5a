import type { FacetIndex } from '../../catalog/catalog.api.ts';
import type { ArticleList } from '../language/article-list.ts';
import type { BarcodeList } from '../language/barcode-list.ts';
import { Interpreter } from '../language/interpret.ts';
import { articleKeyOf, isFoundBy, isNumber, type QueryPart, type QueryWord } from '../language/query.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { wordsOf } from '../language/words.ts';
import { matchWords, WORST_FIT } from './match.ts';

/** A section or a brand. */
export interface SearchedGroup {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** The data that is searched, all of one state of the catalogue. */
export interface Searchable {
  readonly catalog: FacetIndex;
  readonly vocabulary: Vocabulary;
  readonly articles: ArticleList;
  /** Articles of sizes, where they differ from the product's own. */
  readonly offerArticles: ArticleList;
  readonly barcodes: BarcodeList;
  readonly sections: readonly SearchedGroup[];
  readonly brands: readonly SearchedGroup[];
}

export interface Found {
  /** Product positions, the best first. */
  readonly positions: Uint32Array;
  readonly corrected: string | null;
  /** Not all words were found, or one was found only by its root. */
  readonly isApproximate: boolean;
  /** The words to highlight. */
  readonly words: readonly QueryWord[];
  /** This many of the first positions were found by their article or barcode. */
  readonly articleCount: number;
}

/** These fits come before and after those of `matchWords`. */
const [WHOLE_ARTICLE, ARTICLE_BEGINNING] = [1, 2];
const WITHIN_ARTICLE = WORST_FIT + 1;
const MIN_WITHIN = 3;

/**
 * Finds products, sections and brands by what people type. It is immutable but for the stock of its catalogue; a new
 * catalogue is a new index. A query is only ever compared in memory.
 */
export class SearchIndex {
  readonly searchable: Searchable;
  readonly #interpreter: Interpreter;

  constructor(searchable: Searchable) {
    this.searchable = searchable;
    this.#interpreter = new Interpreter(searchable.vocabulary, searchable.articles);
  }

  /** Finds products by fit: whole article, its beginning, words of the name; then in stock, then the popular ones. */
  find(query: string): Found {
    const { catalog, vocabulary } = this.searchable;
    const { parts, corrected, isGuess } = this.#interpreter.interpret(query);
    const size = catalog.data.positions.length;
    const matches = matchWords(size, vocabulary, parts, (part) => this.#byPartArticle(part));
    const hasAllWords = matches.count > 0 && !matches.isApproximate;
    const fit = hasAllWords ? matches.fit : new Uint8Array(size);
    const asTyped = this.#markArticles(fit, query, hasAllWords);
    const articleCount =
      asTyped > 0 || corrected === null ? asTyped : this.#markArticles(fit, corrected, hasAllWords);
    const isFound = hasAllWords || articleCount > 0;
    return {
      positions: this.#inOrder(isFound ? fit : matches.fit),
      corrected: asTyped > 0 ? null : corrected,
      isApproximate: articleCount === 0 && (matches.isApproximate || (isGuess && matches.count > 0)),
      words: parts.flatMap(({ words }) => words),
      articleCount,
    };
  }

  /** Suggests a similar query that finds something, without quotes and without unknown words. */
  suggestionFor(query: string): string | null {
    const suggested = this.#interpreter.knownOf(query);
    return suggested !== '' && suggested !== query && this.find(suggested).positions.length > 0
      ? suggested
      : null;
  }

  /** Finds sections with all of the words in their names, the shortest names first, because they fit best. */
  sections(words: readonly QueryWord[]): readonly SearchedGroup[] {
    return named(this.searchable.sections, words);
  }

  brands(words: readonly QueryWord[]): readonly SearchedGroup[] {
    return named(this.searchable.brands, words);
  }

  /**
   * Marks products whose barcode or article the whole query is, or is part of; answers how many have it from the
   * beginning.
   */
  #markArticles(fit: Uint8Array, query: string, hasWords: boolean): number {
    const key = articleKeyOf(query);
    if (key === null) return 0;
    const { articles, offerArticles, barcodes } = this.searchable;
    const scanned = barcodes.find(query).positions;
    const whole = articles.whole(key);
    const ofOffer = whole.length > 0 ? whole : offerArticles.whole(key);
    // A plain word is not meant as the beginning of an article.
    const begun = hasWords && !/\p{N}/u.test(key) ? [] : articles.beginning(key);
    for (const position of begun) fit[position] = ARTICLE_BEGINNING;
    for (const position of [...ofOffer, ...scanned]) fit[position] = WHOLE_ARTICLE;
    const count = new Set([...begun, ...ofOffer, ...scanned]).size;
    if (count === 0 && !hasWords && key.length >= MIN_WITHIN && /\p{N}/u.test(key)) {
      const within = articles.containing(key);
      for (const position of within) fit[position] = WITHIN_ARTICLE;
      return within.length;
    }
    return count;
  }

  #byPartArticle({ articleKey, words }: QueryPart): readonly number[] {
    if (articleKey === null || !words.some(({ text }) => isNumber(text))) return [];
    const { articles, offerArticles } = this.searchable;
    return [...articles.beginning(articleKey), ...offerArticles.whole(articleKey)];
  }

  #inOrder(fit: Uint8Array): Uint32Array {
    const { isInStock, orders } = this.searchable.catalog.data;
    const rankOf = (position: number) => fit[position]! * 2 + (isInStock[position] === 1 ? 0 : 1);
    const starts = new Uint32Array(2 * (WITHIN_ARTICLE + 1) + 1);
    let count = 0;
    for (let position = 0; position < fit.length; position += 1) {
      if (fit[position] === 0) continue;
      starts[rankOf(position) + 1]! += 1;
      count += 1;
    }
    for (let rank = 1; rank < starts.length; rank += 1) starts[rank]! += starts[rank - 1]!;
    const positions = new Uint32Array(count);
    for (const position of orders.popular) {
      if (fit[position] === 0) continue;
      const rank = rankOf(position);
      positions[starts[rank]!] = position;
      starts[rank]! += 1;
    }
    return positions;
  }
}

function named(groups: readonly SearchedGroup[], query: readonly QueryWord[]): readonly SearchedGroup[] {
  if (query.length === 0) return [];
  return groups
    .filter(({ name }) => {
      const words = wordsOf(name);
      return query.every((word) => words.some(({ text }) => isFoundBy(word, text)));
    })
    .toSorted((one, other) => one.name.length - other.name.length);
}
