import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { readExchangeCatalogue } from '../../../modules/exchange/exchange.api.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { keepSeen, readSeen } from '../merging/withdraw.ts';
import { findExchangeFiles } from '../reading/exchange-files.ts';
import { readCatalogRecords } from '../reading/read-records.ts';
import { offerGoodsOfVariants } from '../staging/goods-of-variants.ts';
import { parkWaiting, unparkReady } from '../staging/parked-records.ts';
import { Problems } from '../staging/problems.ts';
import { RecordStager } from '../staging/record-stager.ts';
import { setAsideDoubled } from '../staging/set-aside-doubled.ts';
import { Staging } from '../staging/staging.ts';
import type { Stores } from '../staging/stores.ts';
import { tellVariantsApart } from '../staging/tell-variants-apart.ts';
import { ClassifierStore } from '../stores/classifier-store.ts';
import { DocumentStore } from '../stores/document-store.ts';
import { PictureStore } from '../stores/picture-store.ts';
import type { ImportOptions, ImportProgress } from './import-options.ts';
import type { ImportReport } from './import-report.ts';
import { mergeStaged } from './merge-staged.ts';
import { TooMuchSetAside } from './refusals.ts';

/** One import at a time. */
const LOCK = 7_316_004;

export function lockCatalogue(tx: Db): Promise<unknown> {
  return sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
}

/**
 * Imports a CommerceML exchange in one transaction. A record that cannot be right is set aside and reported, one that
 * waits for another is parked, everything else is applied. An error leaves the catalogue as it was: CommerceMlError for a
 * file that cannot be read, TooMuchSetAside and TooMuchWithdrawn for what a person has to accept, or the database's.
 * Files are streamed into temporary tables and compared there, so memory does not grow with them. A second import of the
 * same files changes nothing.
 */
export async function importCatalog(database: Database, options: ImportOptions): Promise<ImportReport> {
  const exchange = await findExchangeFiles(options.files);
  try {
    // Orders change stock meanwhile: the import begins anew where the database breaks a deadlock.
    return await transact(database.db, async (tx) => {
      await lockCatalogue(tx);
      const report = await importInto(tx, { ...options, files: exchange.files });
      if (options.isDryRun === true) throw new DryRunEnd(report, await seenOf(tx, options));
      await options.onApplied?.(tx, report);
      return report;
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
    if (options.partOf !== undefined) await keepSeen(database.db, options.partOf, error.seen);
    return error.report;
  } finally {
    await exchange.dispose();
  }
}

/** Rolls the transaction of a dry run back. The end of its exchange still tells what would go off sale. */
class DryRunEnd extends Error {
  readonly report: ImportReport;
  readonly seen: string;

  constructor(report: ImportReport, seen: string) {
    super('dry run');
    this.report = report;
    this.seen = seen;
  }
}

async function seenOf(db: Db, { partOf }: ImportOptions): Promise<string> {
  return partOf === undefined ? '[]' : readSeen(db, partOf);
}

async function importInto(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { files, mediaDir, isDryRun = false } = options;
  const setting = await readExchangeCatalogue(db);
  const stores: Stores = {
    setting,
    classifier: await ClassifierStore.load(db, setting),
    staging: await Staging.open(db),
    pictures: new PictureStore(path.dirname(files[0] ?? '.'), mediaDir, isDryRun),
    documents: new DocumentStore(mediaDir, isDryRun),
    problems: new Problems(files),
  };
  const stager = new RecordStager(stores);
  await readFiles(stager, stores, options);
  await stores.pictures.finish();
  await setAsideDoubled({ db, ...stores });
  const { problems } = stores;
  const excess = problems.findExcess();
  if (excess !== undefined && options.acceptsSetAside !== true)
    throw new TooMuchSetAside(excess, problems.kept, problems.count);
  await offerGoodsOfVariants(db);
  const unparked = await unparkReady(db);
  const parked = await parkWaiting(db, stores.staging, files);
  await tellVariantsApart(db, stores.classifier);
  return {
    ...(await mergeStaged(db, stager, stores, options)),
    problems: problems.kept,
    problemCount: problems.count,
    parked,
    unparked,
  };
}

async function readFiles(
  stager: RecordStager,
  { staging }: Stores,
  { files, onProgress }: ImportOptions,
): Promise<void> {
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
      await staging.flush();
      report('reading');
    }
  }
  await staging.close();
  report('comparing');
}
