import { SEARCH_MIN_LENGTH } from '@shop/domain/constants';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SearchedGroup, SearchIndex } from './index/search-index.ts';
import type { QueryWord } from './language/query.ts';
import { articleKey } from './language/words.ts';
import { escapeHtml, markArticle, markWords } from './mark.ts';
import { mayNameOffer, namedOffers } from './named-offers.ts';

const MAX_ITEMS = 8;
const MAX_SECTIONS = 3;
const MAX_BRANDS = 2;

interface Suggestion {
  readonly id: number;
  /** HTML with `mark` around matches and `em` around the kind; everything else is escaped. */
  readonly title: string;
  readonly url: string;
}

/**
 * Gives up to eight suggestions: products by article or barcode, then sections and brands, then products by their words. The link
 * opens the size that the query names, or whose article or barcode it is. There are none for a query of less than three characters
 * (§5), and none that match only some of the words: the search page shows those.
 */
export async function suggest(db: Db, index: SearchIndex, query: string): Promise<readonly Suggestion[]> {
  if ([...query].length < SEARCH_MIN_LENGTH) return [];
  const { positions, words, articleCount, isApproximate, corrected } = index.find(query);
  const best = isApproximate ? [] : [...positions.subarray(0, MAX_ITEMS)];
  const meant = corrected ?? query;
  const namedByPosition = await readNamedOffers(db, index, best, meant);
  const key = articleKey(meant);
  const found = best.map((position) => ({ position, offer: namedByPosition.get(position) }));
  const byArticle = found.slice(0, articleCount).map((product) => articleItem(index, product, key));
  const byWords = found.slice(articleCount).map((product) => productItem(index, product, words));
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

interface FoundProduct {
  readonly position: number;
  /** The size that the query names. */
  readonly offer: AskedOffer | undefined;
}

interface AskedOffer {
  readonly id: number;
  readonly article: string;
}

/** Gives by position the offer that the query names; of several, one that is in stock. */
async function readNamedOffers(
  db: Db,
  { searchable }: SearchIndex,
  positions: readonly number[],
  query: string,
): Promise<ReadonlyMap<number, AskedOffer>> {
  if (positions.length === 0 || !mayNameOffer(query)) return new Map();
  const { productIds, positionById } = searchable.catalog.data;
  const ids = positions.map((position) => productIds[position]!);
  const scanned = searchable.barcodes.find(query).offerIds;
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'product_id as productId', 'article', 'variant'])
    .select(
      sql<boolean>`exists (select from stocks where offer_id = offers.id and quantity > reserved)`.as(
        'isInStock',
      ),
    )
    .where('product_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const byProduct = [...Map.groupBy(offers, ({ productId }) => productId)];
  const entries = byProduct.flatMap(([productId, ofProduct]) => {
    const named = namedOffers(ofProduct, query, scanned);
    const offer = named.find(({ isInStock }) => isInStock) ?? named[0];
    return offer ? [[positionById.get(productId)!, offer] as const] : [];
  });
  return new Map(entries);
}

function articleItem({ searchable }: SearchIndex, product: FoundProduct, key: string): Suggestion {
  const { position, offer } = product;
  const article = markArticle(offer?.article ?? searchable.productArticles[position]!, key);
  return {
    ...linkOf(searchable, product),
    title: `${escapeHtml(searchable.names[position]!)} <em>арт.\u00a0${article}</em>`,
  };
}

function productItem(
  { searchable }: SearchIndex,
  product: FoundProduct,
  words: readonly QueryWord[],
): Suggestion {
  return {
    ...linkOf(searchable, product),
    title: markWords(searchable.names[product.position]!, words),
  };
}

function groupItem({ id, name, url }: SearchedGroup, kind: string, words: readonly QueryWord[]): Suggestion {
  return { id, title: `${markWords(name, words)} <em>${kind}</em>`, url };
}

function linkOf({ catalog, codes }: SearchIndex['searchable'], { position, offer }: FoundProduct) {
  return {
    id: catalog.data.productIds[position]!,
    url: `/detail/${encodeURIComponent(codes[position]!)}/${offer ? `?offer=${offer.id}` : ''}`,
  };
}
