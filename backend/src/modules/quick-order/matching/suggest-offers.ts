import type { RequestedLine } from '@shop/contracts/basket-order/quick-order';
import type { SearchIndex } from '../../search/search.api.ts';
import type { ArticleDirectory } from '../directory/article-directory.ts';

/** The time that suggestions of one call may use; unknown lines after that have none. */
const BUDGET_MS = 400;
const MAX_SUGGESTIONS = 3;
const MAX_QUERY = 80;

/** Suggests offers for unknown lines until its time is over. */
export class Suggester {
  readonly #directory: ArticleDirectory;
  readonly #search: SearchIndex;
  #spentMs = 0;

  constructor(directory: ArticleDirectory, search: SearchIndex) {
    this.#directory = directory;
    this.#search = search;
  }

  /** Finds up to three sold offers: by a similar article, then by the words of the line. */
  suggest({ article, name }: Pick<RequestedLine, 'article' | 'name'>): readonly number[] {
    if (this.#spentMs > BUDGET_MS) return [];
    const startedAt = performance.now();
    const found = new Set(this.#directory.near(article).slice(0, MAX_SUGGESTIONS));
    for (const text of [name, article]) {
      if (found.size >= MAX_SUGGESTIONS) break;
      for (const offerId of this.#byWords(text)) found.add(offerId);
    }
    this.#spentMs += performance.now() - startedAt;
    return [...found].slice(0, MAX_SUGGESTIONS);
  }

  #byWords(text: string): readonly number[] {
    const query = text.slice(0, MAX_QUERY);
    if (!/\p{L}{3}/u.test(query)) return [];
    const { positions } = this.#search.find(query);
    const { productIds } = this.#search.searchable.catalog.data;
    return Array.from(positions.subarray(0, MAX_SUGGESTIONS), (position) => productIds[position]!).flatMap(
      (id) => this.#directory.offersOf(id).slice(0, 1),
    );
  }
}
