import type { Db } from '../../../platform/database/database.ts';
import { sumOf } from '../merging/changes.ts';
import { mergeBarcodes } from '../merging/merge-barcodes.ts';
import { forgetBrokenPictures, mergeFiles } from '../merging/merge-files.ts';
import { mergePrices, mergeStocks } from '../merging/merge-prices-and-stocks.ts';
import { mergeOffers, mergeProducts, mergeProperties, pictureSections } from '../merging/merge-products.ts';
import { mergeTraits } from '../merging/merge-traits.ts';
import { placeInSections, placeWaiting } from '../merging/place-in-sections.ts';
import { saveBrands } from '../merging/save-brands.ts';
import { rememberSeen, type Withdrawn, withdrawMissing } from '../merging/withdraw.ts';
import type { RecordStager } from '../staging/record-stager.ts';
import type { Stores } from '../staging/stores.ts';
import { placeTotals } from '../stores/place-totals.ts';
import type { ImportOptions } from './import-options.ts';
import type { MergeReport } from './import-report.ts';
import { withdrawWithinLimit } from './withdraw-within-limit.ts';

/** Compares the staged exchange with the catalogue and writes what differs. Throws TooMuchWithdrawn. */
export async function mergeStaged(
  db: Db,
  { isFull, products: readProducts, offers: readOffers }: RecordStager,
  { classifier, pictures, documents, setting }: Stores,
  {
    acceptsWithdrawal = false,
    partOf,
    sentAt = new Date(),
  }: Pick<ImportOptions, 'acceptsWithdrawal' | 'partOf' | 'sentAt'>,
): Promise<MergeReport> {
  const withdraw = async (table: Withdrawn) => {
    if (!isFull[table]) return 0;
    if (partOf === undefined)
      return withdrawWithinLimit(db, table, { acceptsWithdrawal }, () => withdrawMissing(db, table));
    await rememberSeen(db, table, partOf);
    return 0;
  };
  const missing = { products: await withdraw('products'), offers: await withdraw('offers') };
  await forgetBrokenPictures(db, pictures.broken);
  await placeTotals(db, classifier);
  const brands = await saveBrands(db);
  await placeInSections(db, classifier);
  const products = await mergeProducts(db);
  const moved = await placeWaiting(db);
  const files = await mergeFiles(db);
  const properties = await mergeProperties(db);
  const offers = await mergeOffers(db);
  const traits = await mergeTraits(db);
  const barcodes = await mergeBarcodes(db);
  const prices = await mergePrices(db);
  const stocks = await mergeStocks(db, { excludesReserves: setting.stocksExcludeReserves, sentAt });
  if (isFull.offers) await classifier.forgetVanished();
  await classifier.settleSections(isFull.classifier && isFull.products);
  const others =
    brands + barcodes + classifier.changes + sumOf(properties) + sumOf(traits) + (await pictureSections(db));
  const removed = missing.products + missing.offers;
  return {
    isUnchanged:
      [products, offers, prices, stocks, files].every((part) => sumOf(part) === 0) &&
      others + moved + removed === 0,
    read: { products: readProducts, offers: readOffers },
    products: {
      ...products,
      changed: products.changed + moved,
      removed: products.removed + missing.products,
    },
    offers: { ...offers, removed: offers.removed + missing.offers },
    prices,
    stocks,
    files,
    others,
    missingFiles: [...pictures.missing, ...documents.missing],
  };
}
