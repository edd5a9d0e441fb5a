import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readInParts } from '../../../platform/database/read-in-parts.ts';
import { ArticleDirectory, type ListedBarcode, type ListedProduct } from './article-directory.ts';
import type { ListedOffer } from './listed-offers.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Reads the articles, names and barcodes of all offers and products, also of those that are no longer sold. */
export function loadDirectory(db: Db): Promise<ArticleDirectory> {
  return ArticleDirectory.of(readOffers(db), readProducts(db), readBarcodes(db), pause);
}

async function* readOffers(db: Db): AsyncIterable<readonly ListedOffer[]> {
  const parts = readInParts(
    db,
    ({ after, limit, field, row }) => sql`
      select max(p.id) as last, string_agg(
        concat_ws(${field}::text, o.id, p.id, case when o.active and p.active then '1' else '0' end, o.article),
        ${row}::text order by p.id, o.sort, o.id) filter (where o.id is not null) as list
      from (select id, active from products where id > ${after} order by id limit ${limit}) p
      left join offers o on o.product_id = p.id`,
  );
  for await (const rows of parts)
    yield rows.map(([id, productId, isSold, article = '']) => ({
      id: Number(id),
      productId: Number(productId),
      isSold: isSold === '1',
      article,
    }));
}

async function* readProducts(db: Db): AsyncIterable<readonly ListedProduct[]> {
  const parts = readInParts(
    db,
    ({ after, limit, field, row }) => sql`
      select max(id) as last, string_agg(concat_ws(${field}::text, id, article, name), ${row}::text order by id) as list
      from (select id, article, name from products where id > ${after} order by id limit ${limit}) part`,
  );
  for await (const rows of parts)
    yield rows.map(([id, article = '', name = '']) => ({ id: Number(id), article, name }));
}

async function* readBarcodes(db: Db): AsyncIterable<readonly ListedBarcode[]> {
  const parts = readInParts(
    db,
    ({ after, limit, field, row }) => sql`
      select max(id) as last, string_agg(
        concat_ws(${field}::text, coalesce(offer_id, 0), coalesce(product_id, 0), barcode), ${row}::text order by id) as list
      from (select id, offer_id, product_id, barcode from barcodes where id > ${after} order by id limit ${limit}) part`,
  );
  for await (const rows of parts)
    yield rows.map(([offerId, productId, barcode = '']) => ({
      offerId: Number(offerId) || null,
      productId: Number(productId) || null,
      barcode,
    }));
}
