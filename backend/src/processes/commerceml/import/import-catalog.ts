import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database.ts';
import { readCatalogRecords } from '../reading/read-records.ts';
import { ClassifierStore } from '../stores/classifier-store.ts';
import { DocumentStore } from '../stores/document-store.ts';
import { PictureStore } from '../stores/picture-store.ts';
import { placeTotals } from '../stores/place-totals.ts';
import { type Changes, sumOf } from './changes.ts';
import { checkStaged, saveBrands } from './check-staged.ts';
import { findExchangeFiles } from './exchange-files.ts';
import { mergeOffers, mergeProducts, mergeProperties, pictureSections } from './merge.ts';
import { mergeBarcodes } from './merge-barcodes.ts';
import { forgetBrokenPictures, mergeFiles } from './merge-files.ts';
import { mergePrices, mergeStocks } from './merge-prices-and-stocks.ts';
import { RecordStager, type Stores } from './record-stager.ts';
import { Staging } from './staging.ts';

export interface ImportOptions {
  /** `import.xml` and `offers.xml` in this order; or a folder or ZIP archive of an exchange, including split files. */
  readonly files: readonly string[];
  readonly mediaDir: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Writes in the same transaction, after everything is applied. */
  readonly onApplied?: (tx: Db, report: ImportReport) => Promise<void>;
}

/** How far an import is. Reading counts bytes of all files; comparing has no count. */
interface ImportProgress {
  readonly stage: 'reading' | 'comparing';
  readonly bytes: number;
  readonly totalBytes: number;
  readonly products: number;
  readonly offers: number;
}

export interface ImportReport {
  readonly isUnchanged: boolean;
  readonly read: { readonly products: number; readonly offers: number };
  readonly products: Changes;
  readonly offers: Changes;
  readonly prices: Changes;
  readonly stocks: Changes;
  /** Pictures besides the main ones, and documents. */
  readonly files: Changes;
  /** Sections, properties, price types, warehouses and barcodes, and values of properties. */
  readonly others: number;
  /**
   * Pictures and documents that products name but are missing or unreadable; the products are imported without them.
   */
  readonly missingFiles: readonly string[];
}

const LOCK = 7_316_004;

/**
 * Imports a CommerceML 2 exchange in one transaction: an error (CommerceMlError with file and line, or the database's)
 * leaves the catalogue as it was. Files are streamed into temporary tables and compared there, so memory does not grow
 * with them. A second import of the same files changes nothing.
 */
export async function importCatalog(database: Database, options: ImportOptions): Promise<ImportReport> {
  const exchange = await findExchangeFiles(options.files);
  try {
    return await database.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
      const report = await importInto(tx, { ...options, files: exchange.files });
      await options.onApplied?.(tx, report);
      return report;
    });
  } finally {
    await exchange.dispose();
  }
}

async function importInto(db: Db, { files, mediaDir, onProgress }: ImportOptions): Promise<ImportReport> {
  const stores: Stores = {
    classifier: await ClassifierStore.load(db),
    staging: await Staging.open(db),
    pictures: new PictureStore(path.dirname(files[0] ?? '.'), mediaDir),
    documents: new DocumentStore(mediaDir),
  };
  const stager = new RecordStager(stores);
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => ({ size: 0 }))));
  const totalBytes = sizes.reduce((total, { size }) => total + size, 0);
  let bytes = 0;
  const report = (stage: ImportProgress['stage']) =>
    onProgress?.({ stage, bytes, totalBytes, products: stager.products, offers: stager.offers });
  for (const [index, file] of files.entries()) {
    stager.openFile({ index, path: file });
    const onBytes = (read: number) => {
      bytes += read;
    };
    for await (const records of readCatalogRecords(file, onBytes)) {
      for (const record of records) await stager.add(record);
      await stores.staging.flush();
      report('reading');
    }
  }
  await stores.staging.close();
  report('comparing');
  await stores.pictures.finish();
  await checkStaged(db, files);
  return merge(db, stager, stores);
}

async function merge(
  db: Db,
  stager: RecordStager,
  { classifier, pictures, documents }: Stores,
): Promise<ImportReport> {
  const { isFull } = stager;
  await forgetBrokenPictures(db, pictures.broken);
  await placeTotals(db, classifier);
  const brands = await saveBrands(db);
  const products = await mergeProducts(db, isFull.products);
  const files = await mergeFiles(db);
  const properties = await mergeProperties(db);
  const offers = await mergeOffers(db, isFull.offers);
  const barcodes = await mergeBarcodes(db);
  const prices = await mergePrices(db);
  const stocks = await mergeStocks(db);
  if (isFull.offers) await classifier.forgetVanished();
  await classifier.settleSections(isFull.classifier && isFull.products);
  const others = brands + barcodes + classifier.changes + sumOf(properties) + (await pictureSections(db));
  return {
    isUnchanged: [products, offers, prices, stocks, files].every((part) => sumOf(part) === 0) && others === 0,
    read: { products: stager.products, offers: stager.offers },
    products,
    offers,
    prices,
    stocks,
    files,
    others,
    missingFiles: [...pictures.missing, ...documents.missing],
  };
}
