import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { FacetIndex } from '../../catalog/catalog.api.ts';
import { type Article, ArticleList } from '../language/article-list.ts';
import { type Barcode, BarcodeList } from '../language/barcode-list.ts';
import { buildVocabulary } from '../language/build-vocabulary.ts';
import { SearchIndex } from './search-index.ts';

/** Waiting requests get their turn between two chunks of the work, so none waits long for a new index. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Rows processed between two pauses. */
const CHUNK = 5000;

/** Reads names, articles and barcodes, which the catalogue's index does not have, and builds the search index with them. */
export async function loadSearchIndex(db: Db, catalog: FacetIndex): Promise<SearchIndex> {
  const { data } = catalog;
  const texts = await readProducts(db, catalog);
  const offers = await readOffers(db, catalog);
  return new SearchIndex({
    catalog,
    names: texts.names,
    codes: texts.codes,
    productArticles: texts.articles,
    vocabulary: await buildVocabulary(data, texts.names, pause),
    articles: await ArticleList.of(
      texts.articles.map((article, position) => ({ position, article })),
      pause,
    ),
    offerArticles: await ArticleList.of(offers, pause),
    barcodes: await BarcodeList.of(await readBarcodes(db, catalog), pause),
    sections: [...data.sectionById.values()].map(({ id, name, path }) => ({
      id,
      name,
      url: `/catalog/${path}/`,
    })),
    brands: data.brands.map(({ id, name, code }) => ({ id, name, url: `/brands/${code}/` })),
  });
}

const [FIELD, ROW] = ['\u001f', '\u001e'];

/** The database builds one text: tens of thousands of separate rows would take seconds to transfer. */
async function readProducts(db: Db, { data }: FacetIndex) {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(${FIELD}::text, id, code, article, name), ${ROW}::text) as list
    from products where active`.execute(db);
  const size = data.positions.length;
  const texts = { codes: blank(size), articles: blank(size), names: blank(size) };
  await eachRow(rows[0]?.list, ([id, code = '', article = '', name = '']) => {
    const position = data.positionById.get(Number(id));
    if (position === undefined) return;
    texts.codes[position] = code;
    texts.articles[position] = article;
    texts.names[position] = name;
  });
  return texts;
}

/** Articles of sizes; a product without sizes has its own. */
async function readOffers(db: Db, { data }: FacetIndex): Promise<readonly Article[]> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(${FIELD}::text, product_id, article), ${ROW}::text) as list
    from offers where active and id <> product_id`.execute(db);
  const articles: Article[] = [];
  await eachRow(rows[0]?.list, ([productId, article = '']) => {
    const position = data.positionById.get(Number(productId));
    if (position !== undefined && article !== '') articles.push({ position, article });
  });
  return articles;
}

async function readBarcodes(db: Db, { data }: FacetIndex): Promise<readonly Barcode[]> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(${FIELD}::text, coalesce(o.product_id, b.product_id), coalesce(o.id, 0), b.barcode),
      ${ROW}::text) as list
    from barcodes b left join offers o on o.id = b.offer_id
    where o.id is null or o.active`.execute(db);
  const barcodes: Barcode[] = [];
  await eachRow(rows[0]?.list, ([productId, offerId, barcode = '']) => {
    const position = data.positionById.get(Number(productId));
    if (position !== undefined) barcodes.push({ position, offerId: Number(offerId), barcode });
  });
  return barcodes;
}

async function eachRow(list: string | null | undefined, visit: (fields: readonly string[]) => void) {
  const rows = list ? list.split(ROW) : [];
  for (let from = 0; from < rows.length; from += CHUNK) {
    for (const row of rows.slice(from, from + CHUNK)) visit(row.split(FIELD));
    await pause();
  }
}

function blank(size: number): string[] {
  return new Array<string>(size).fill('');
}
