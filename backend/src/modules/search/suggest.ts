import { SEARCH_MIN_LENGTH } from '@shop/shared/contracts/constants';
import { escapeHtml, markArticle, markWords } from './mark.ts';
import type { QueryWord } from './query.ts';
import type { SearchedGroup, SearchIndex } from './search-index.ts';
import { articleKey } from './words.ts';

const MAX_ITEMS = 8;
const MAX_SECTIONS = 3;
const MAX_BRANDS = 2;

interface Suggestion {
  readonly id: number;
  /** HTML: `mark` around what was found, `em` around what it is; everything else escaped. */
  readonly title: string;
  readonly url: string;
}

/**
 * Up to eight suggestions: products by article, then sections and brands, then products by their words. None for a
 * query of less than three characters (§5), and none that has only some of the words: the search page shows those.
 */
export function suggest(index: SearchIndex, query: string): readonly Suggestion[] {
  if ([...query].length < SEARCH_MIN_LENGTH) return [];
  const { positions, words, articleCount, isApproximate } = index.find(query);
  const best = isApproximate ? [] : [...positions.subarray(0, MAX_ITEMS)];
  const key = articleKey(query);
  const byArticle = best.slice(0, articleCount).map((position) => articleItem(index, position, key));
  const byWords = best.slice(articleCount).map((position) => productItem(index, position, words));
  const groups = [
    ...index
      .sections(words)
      .slice(0, MAX_SECTIONS)
      .map((section) => groupItem(section, 'раздел', words)),
    ...index
      .brands(words)
      .slice(0, MAX_BRANDS)
      .map((brand) => groupItem(brand, 'бренд', words)),
  ];
  return [...byArticle, ...groups, ...byWords].slice(0, MAX_ITEMS);
}

function articleItem({ searchable }: SearchIndex, position: number, key: string): Suggestion {
  const article = markArticle(searchable.productArticles[position]!, key);
  return {
    ...linkOf(searchable, position),
    title: `${escapeHtml(searchable.names[position]!)} <em>арт.\u00a0${article}</em>`,
  };
}

function productItem({ searchable }: SearchIndex, position: number, words: readonly QueryWord[]): Suggestion {
  return { ...linkOf(searchable, position), title: markWords(searchable.names[position]!, words) };
}

function groupItem({ id, name, url }: SearchedGroup, kind: string, words: readonly QueryWord[]): Suggestion {
  return { id, title: `${markWords(name, words)} <em>${kind}</em>`, url };
}

function linkOf({ catalog, codes }: SearchIndex['searchable'], position: number) {
  return {
    id: catalog.data.productIds[position]!,
    url: `/detail/${encodeURIComponent(codes[position]!)}/`,
  };
}
