import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from '../database/database.ts';
import { checkStaged, saveBrands } from './check-staged.ts';
import { ClassifierStore } from './classifier-store.ts';
import {
  type Changes,
  mergeOffers,
  mergePrices,
  mergeProducts,
  mergeProperties,
  mergeStocks,
  pictureSections,
} from './merge.ts';
import { PictureStore } from './picture-store.ts';
import { readCatalogRecords } from './read-records.ts';
import { RecordStager } from './record-stager.ts';
import { Staging } from './staging.ts';

export interface ImportOptions {
  /** `import.xml` and `offers.xml`, in this order. */
  readonly files: readonly string[];
  readonly mediaDir: string;
  readonly onProgress?: (progress: ImportProgress) => void;
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
  /** Sections, properties, price types and warehouses, and values of properties. */
  readonly others: number;
  /** Pictures the products name that are not there or cannot be read; the products come without. */
  readonly missingPictures: readonly string[];
}

const LOCK = 7_316_004;

/**
 * Imports a CommerceML 2 exchange. Everything happens in one transaction: an error (CommerceMlError with file and
 * line, or the database's) leaves the catalogue as it was. Files are read as streams into temporary tables and
 * compared there, so memory does not grow with them. A second import of the same files changes nothing.
 */
export async function importCatalog(database: Database, options: ImportOptions): Promise<ImportReport> {
  return database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    return importInto(tx, options);
  });
}

async function importInto(db: Db, { files, mediaDir, onProgress }: ImportOptions): Promise<ImportReport> {
  const classifier = await ClassifierStore.load(db);
  const staging = await Staging.open(db);
  const pictures = new PictureStore(path.resolve(path.dirname(files[0] ?? '.')), mediaDir);
  const stager = new RecordStager(classifier, staging, pictures);
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => ({ size: 0 }))));
  const totalBytes = sizes.reduce((total, { size }) => total + size, 0);
  let bytes = 0;
  const tell = (stage: ImportProgress['stage']) =>
    onProgress?.({ stage, bytes, totalBytes, products: stager.products, offers: stager.offers });
  for (const [index, file] of files.entries()) {
    const onBytes = (read: number) => {
      bytes += read;
    };
    for await (const records of readCatalogRecords(file, onBytes)) {
      for (const record of records) await stager.add(record, index, path.basename(file));
      await staging.flush();
      tell('reading');
    }
  }
  await staging.close();
  tell('comparing');
  await pictures.finish();
  await forgetBroken(db, pictures.broken);
  await checkStaged(db, files);
  await saveBrands(db, classifier);
  return merge(db, stager, classifier, pictures);
}

async function merge(
  db: Db,
  stager: RecordStager,
  classifier: ClassifierStore,
  { missing }: PictureStore,
): Promise<ImportReport> {
  const products = await mergeProducts(db, stager.isFull.products);
  const properties = await mergeProperties(db);
  const offers = await mergeOffers(db, stager.isFull.offers);
  const prices = await mergePrices(db);
  const stocks = await mergeStocks(db);
  const others = classifier.changes + sum(properties) + (await pictureSections(db));
  return {
    isUnchanged: [products, offers, prices, stocks].every((changes) => sum(changes) === 0) && others === 0,
    read: { products: stager.products, offers: stager.offers },
    products,
    offers,
    prices,
    stocks,
    others,
    missingPictures: [...missing],
  };
}

async function forgetBroken(db: Db, names: ReadonlySet<string>): Promise<void> {
  if (names.size === 0) return;
  await sql`update stage_products set picture = null where picture = any(${[...names]}::text[])`.execute(db);
}

function sum({ added, changed, removed }: Changes): number {
  return added + changed + removed;
}
