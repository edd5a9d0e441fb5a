import { printListingPath } from '@shop/shared/contracts/smart-filter';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { type Searchable, type SuggestedProduct, SuggestionIndex } from './suggestion-index.ts';

/** Reads all that the search box suggests into a new index. */
export async function loadSuggestions(db: Db): Promise<SuggestionIndex> {
  const products = await readProducts(db);
  const searchable: Searchable = {
    products: products.map(({ product }) => product),
    sections: await readSections(db, new Set(products.map(({ sectionId }) => sectionId))),
    brands: await readBrands(db),
  };
  return new SuggestionIndex(searchable);
}

const [FIELD, ROW] = ['\u001f', '\u001e'];

/** As one text made by the database: rows by the ten thousand would take seconds to hand over. */
async function readProducts(db: Db) {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(${FIELD}::text, id, section_id, code, article, name), ${ROW}::text
      order by sort, id) as list from products where active`.execute(db);
  const list = rows[0]?.list ?? '';
  return (list === '' ? [] : list.split(ROW)).map((row) => {
    const [id, sectionId, code = '', article = '', name = ''] = row.split(FIELD);
    const product: SuggestedProduct = { id: Number(id), code, article, name };
    return { product, sectionId: Number(sectionId) };
  });
}

/** Those with products at or below them: the others have no page. */
async function readSections(db: Db, filled: ReadonlySet<number>) {
  const rows = await db
    .selectFrom('sections')
    .select(['id', 'path', 'name'])
    .where('active', '=', true)
    .orderBy('depth')
    .orderBy('sort')
    .execute();
  const paths = rows.filter(({ id }) => filled.has(id)).map(({ path }) => `${path}/`);
  return rows
    .filter(({ path }) => paths.some((below) => below.startsWith(`${path}/`)))
    .map(({ id, path, name }) => ({ id, name, url: `/catalog/${path}/` }));
}

/** A brand's page is the listing of what it makes. */
async function readBrands(db: Db) {
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'code', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('products')
          .select('products.id')
          .whereRef('products.brand_id', '=', 'brands.id')
          .where('products.active', '=', true),
      ),
    )
    .orderBy('name')
    .execute();
  return rows.map(({ id, code, name }) => {
    const chosen = { prices: [], props: [{ code: 'brand', values: [code] }] };
    return { id, name, url: `/catalog/${printListingPath('', chosen)}` };
  });
}
