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
  const texts = await readTexts(db, index, best);
  const found = best.map((position) => ({ text: texts.get(position), offer: namedByPosition.get(position) }));
  const byArticle = found.slice(0, articleCount).flatMap((product) => articleItem(product, key));
  const byWords = found.slice(articleCount).flatMap((product) => productItem(product, words));
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
  /** Undefined for a product that has gone since the index was read. */
  readonly text: ProductText | undefined;
  /** The size that the query names. */
  readonly offer: AskedOffer | undefined;
}

interface AskedOffer {
  readonly id: number;
  readonly article: string;
}

interface ProductText {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly article: string;
}

/** Gives what suggestions show of products, by position: the index has no names, because millions take gigabytes. */
async function readTexts(
  db: Db,
  { searchable }: SearchIndex,
  positions: readonly number[],
): Promise<ReadonlyMap<number, ProductText>> {
  if (positions.length === 0) return new Map();
  const { productIds, positionById } = searchable.catalog.data;
  const ids = positions.map((position) => productIds[position]!);
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'code', 'article'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(products.map((product) => [positionById.get(product.id)!, product]));
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

function articleItem({ text, offer }: FoundProduct, key: string): readonly Suggestion[] {
  if (text === undefined) return [];
  const article = markArticle(offer?.article ?? text.article, key);
  return [{ ...linkOf(text, offer), title: `${escapeHtml(text.name)} <em>арт.\u00a0${article}</em>` }];
}

function productItem({ text, offer }: FoundProduct, words: readonly QueryWord[]): readonly Suggestion[] {
  return text === undefined ? [] : [{ ...linkOf(text, offer), title: markWords(text.name, words) }];
}

function groupItem({ id, name, url }: SearchedGroup, kind: string, words: readonly QueryWord[]): Suggestion {
  return { id, title: `${markWords(name, words)} <em>${kind}</em>`, url };
}

function linkOf({ id, code }: ProductText, offer: AskedOffer | undefined) {
  return { id, url: `/detail/${encodeURIComponent(code)}/${offer ? `?offer=${offer.id}` : ''}` };
}
