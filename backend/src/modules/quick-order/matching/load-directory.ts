import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  ArticleDirectory,
  type ListedBarcode,
  type ListedOffer,
  type ListedProduct,
} from './article-directory.ts';

const [FIELD, ROW] = ['\u001f', '\u001e'];
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Reads the articles, names and barcodes of all offers and products, also of those that are no longer sold. */
export async function loadDirectory(db: Db): Promise<ArticleDirectory> {
  return ArticleDirectory.of(await readOffers(db), await readProducts(db), await readBarcodes(db), pause);
}

/** The database builds one text: tens of thousands of separate rows would take seconds to transfer. */
async function readOffers(db: Db): Promise<readonly ListedOffer[]> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(
      concat_ws(${FIELD}::text, o.id, o.product_id, case when o.active and p.active then '1' else '0' end, o.article),
      ${ROW}::text order by o.product_id, o.sort, o.id) as list
    from offers o join products p on p.id = o.product_id`.execute(db);
  return split(rows[0]?.list).map(([id, productId, isSold, article = '']) => ({
    id: Number(id),
    productId: Number(productId),
    isSold: isSold === '1',
    article,
  }));
}

async function readProducts(db: Db): Promise<readonly ListedProduct[]> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(${FIELD}::text, id, article, name), ${ROW}::text order by id) as list
    from products`.execute(db);
  return split(rows[0]?.list).map(([id, article = '', name = '']) => ({ id: Number(id), article, name }));
}

async function readBarcodes(db: Db): Promise<readonly ListedBarcode[]> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(${FIELD}::text, coalesce(offer_id, 0), coalesce(product_id, 0), barcode),
      ${ROW}::text order by id) as list
    from barcodes`.execute(db);
  return split(rows[0]?.list).map(([offerId, productId, barcode = '']) => ({
    offerId: Number(offerId) || null,
    productId: Number(productId) || null,
    barcode,
  }));
}

function split(list: string | null | undefined): readonly (readonly string[])[] {
  return list ? list.split(ROW).map((row) => row.split(FIELD)) : [];
}
