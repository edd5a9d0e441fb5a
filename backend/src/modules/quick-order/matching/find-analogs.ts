import type { Db } from '../../../platform/database/database.ts';
import { findBestAnalogs } from '../../product-relations/product-relations.api.ts';
import type { ArticleDirectory } from '../directory/article-directory.ts';
import type { OfferReader } from './offer-reader.ts';

/** Reads the offers of the best analogs of each of these products, in their order. */
export async function findAnalogs(
  db: Db,
  directory: ArticleDirectory,
  offers: OfferReader,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (productIds.length === 0) return new Map();
  const best = await findBestAnalogs(db, [...new Set(productIds)]);
  const offersByProduct = new Map(
    best.map(({ productId, analogIds }) => [productId, analogIds.flatMap((id) => directory.offersOf(id))]),
  );
  await offers.read([...offersByProduct.values()].flat());
  return offersByProduct;
}
