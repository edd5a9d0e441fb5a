import { SEARCH_MIN_LENGTH } from '@shop/shared/contracts/constants';
import { escapeHtml, markStart, markWords, type Wanted } from './mark.ts';
import type { SuggestedGroup, SuggestedProduct, SuggestionIndex } from './suggestion-index.ts';
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
 * Up to eight suggestions: products by article, then sections and brands, then products by the words of their names.
 * None for a query of less than three characters (§5). `byOfferArticle` finds the product one of whose sizes is meant.
 */
export async function suggest(
  index: SuggestionIndex,
  query: string,
  byOfferArticle: (article: string) => Promise<SuggestedProduct | undefined>,
): Promise<Suggestion[]> {
  if ([...query].length < SEARCH_MIN_LENGTH) return [];
  const words = index.wordsIn(query);
  if (words.length === 0) return [];
  const byArticle = index.byArticle(query, MAX_ITEMS).map((product) => articleItem(product, query));
  if (byArticle.length === 0) {
    const product = await byOfferArticle(query);
    if (product !== undefined) byArticle.push(articleItem(product, query));
  }
  const groups = [
    ...index.sections(words, MAX_SECTIONS).map((section) => groupItem(section, 'раздел', words)),
    ...index.brands(words, MAX_BRANDS).map((brand) => groupItem(brand, 'бренд', words)),
  ];
  const byName = index.byWords(words, MAX_ITEMS).map((product) => ({
    id: product.id,
    title: markWords(product.name, words),
    url: urlOf(product),
  }));
  const all = [...byArticle, ...groups, ...byName];
  return [...new Map(all.toReversed().map((item) => [item.url, item])).values()]
    .toReversed()
    .slice(0, MAX_ITEMS);
}

function articleItem(product: SuggestedProduct, query: string): Suggestion {
  const article = markStart(product.article, articleKey(query).length);
  return {
    id: product.id,
    title: `${escapeHtml(product.name)} <em>арт.\u00a0${article}</em>`,
    url: urlOf(product),
  };
}

function groupItem({ id, name, url }: SuggestedGroup, kind: string, words: readonly Wanted[]): Suggestion {
  return { id, title: `${markWords(name, words)} <em>${kind}</em>`, url };
}

function urlOf({ code }: SuggestedProduct): string {
  return `/detail/${encodeURIComponent(code)}/`;
}
