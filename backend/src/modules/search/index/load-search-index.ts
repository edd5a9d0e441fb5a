import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readInParts } from '../../../platform/database/read-in-parts.ts';
import type { FacetIndex } from '../../catalog/catalog.api.ts';
import { ArticleList } from '../language/article-list.ts';
import { BarcodeList } from '../language/barcode-list.ts';
import { buildVocabulary } from '../language/build-vocabulary.ts';
import { NameWords } from '../language/name-words.ts';
import { SearchIndex } from './search-index.ts';

/** Waiting requests get their turn between two chunks of the work, so none waits long for a new index. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Rows processed between two pauses. */
const CHUNK = 1000;

/** Reads names, articles and barcodes, which the catalogue's index does not have, and builds the search index with them. */
export async function loadSearchIndex(db: Db, catalog: FacetIndex): Promise<SearchIndex> {
  const { data } = catalog;
  const { names, articles } = await readProducts(db, catalog);
  const offerArticles = await readOffers(db, catalog);
  const barcodes = await readBarcodes(db, catalog);
  return new SearchIndex({
    catalog,
    vocabulary: await buildVocabulary(data, names, pause),
    articles: await articles.done(pause),
    offerArticles: await offerArticles.done(pause),
    barcodes: await barcodes.done(pause),
    sections: [...data.sectionById.values()].map(({ id, name, path }) => ({
      id,
      name,
      url: `/catalog/${path}/`,
    })),
    brands: data.brands.map(({ id, name, code }) => ({ id, name, url: `/brands/${code}/` })),
  });
}

async function readProducts(db: Db, { data }: FacetIndex) {
  const names = new NameWords();
  const articles = ArticleList.builder();
  const parts = readInParts(
    db,
    ({ after, limit, field, row }) => sql`
      select max(id) as last,
        string_agg(concat_ws(${field}::text, id, article, name), ${row}::text) filter (where active) as list
      from (select id, active, article, name from products where id > ${after} order by id limit ${limit}) part`,
  );
  await eachRow(parts, ([id, article = '', name = '']) => {
    const position = data.positionById.get(Number(id));
    if (position === undefined) return;
    articles.add(position, article);
    names.add(position, name);
  });
  return { names, articles };
}

/** Reads articles of sizes; a product without sizes has its own. */
async function readOffers(db: Db, { data }: FacetIndex) {
  const articles = ArticleList.builder();
  const parts = readInParts(
    db,
    ({ after, limit, field, row }) => sql`
      select max(p.id) as last, string_agg(concat_ws(${field}::text, p.id, o.article), ${row}::text)
        filter (where o.active and o.id <> p.id) as list
      from (select id from products where id > ${after} order by id limit ${limit}) p
      left join offers o on o.product_id = p.id`,
  );
  await eachRow(parts, ([productId, article = '']) => {
    const position = data.positionById.get(Number(productId));
    if (position !== undefined && article !== '') articles.add(position, article);
  });
  return articles;
}

async function readBarcodes(db: Db, { data }: FacetIndex) {
  const barcodes = BarcodeList.builder();
  const parts = readInParts(
    db,
    ({ after, limit, field, row }) => sql`
      select max(b.id) as last, string_agg(
        concat_ws(${field}::text, coalesce(o.product_id, b.product_id), coalesce(o.id, 0), b.barcode), ${row}::text)
        filter (where o.id is null or o.active) as list
      from (select id, product_id, offer_id, barcode from barcodes where id > ${after} order by id limit ${limit}) b
      left join offers o on o.id = b.offer_id`,
  );
  await eachRow(parts, ([productId, offerId, barcode = '']) => {
    const position = data.positionById.get(Number(productId));
    if (position !== undefined) barcodes.add({ position, offerId: Number(offerId), barcode });
  });
  return barcodes;
}

async function eachRow(
  parts: AsyncIterable<readonly (readonly string[])[]>,
  visit: (fields: readonly string[]) => void,
): Promise<void> {
  for await (const rows of parts)
    for (let from = 0; from < rows.length; from += CHUNK) {
      for (const row of rows.slice(from, from + CHUNK)) visit(row);
      await pause();
    }
}
