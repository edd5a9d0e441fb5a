import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database.ts';
import { readClassifier, readTrade } from './export-classifier.ts';
import { ExportFiles } from './export-files.ts';
import { offersOf, productsAfter } from './export-rows.ts';
import { openImportFile } from './write-import.ts';
import { openOffersFile } from './write-offers.ts';

export interface ExportOptions {
  /** Folder to write into, created if missing; files of an earlier export are replaced. */
  readonly out: string;
  readonly mediaDir: string;
  /** The owner of the catalogue. */
  readonly ownerName: string;
  readonly now?: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ExportedCatalog {
  readonly importFile: string;
  readonly offersFile: string;
  readonly products: number;
  readonly offers: number;
  /** How many pictures and documents were written. */
  readonly files: number;
  /** Names of media files that are missing. */
  readonly missingFiles: readonly string[];
}

/**
 * Writes the catalogue as CommerceML 2.10, in the form that `importCatalog` reads: `import.xml`, `offers.xml`, pictures
 * and documents in `import_files`. It reads one snapshot of the database, product by product. Items no longer sold
 * carry deletion marks. Files get their names when complete.
 */
export async function exportCatalog({ db }: Pick<Database, 'db'>, options: ExportOptions) {
  await mkdir(options.out, { recursive: true });
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => exportFrom(tx, options));
}

async function exportFrom(db: Db, options: ExportOptions): Promise<ExportedCatalog> {
  const { out, mediaDir, ownerName, now = new Date(), onProgress } = options;
  const importFile = path.join(out, 'import.xml');
  const offersFile = path.join(out, 'offers.xml');
  const head = { ownerName, formedAt: now.toISOString().slice(0, 19) };
  const classifier = await readClassifier(db);
  const goods = await openImportFile(`${importFile}.part`, head, classifier);
  const packages = await openOffersFile(`${offersFile}.part`, head, await readTrade(db));
  const files = new ExportFiles(mediaDir, out);
  const { rows } = await sql<{ total: number }>`select count(*) as total from products`.execute(db);
  const total = rows[0]?.total ?? 0;
  let [products, offers, lastId] = [0, 0, 0];
  for (;;) {
    const batch = await productsAfter(db, lastId, classifier);
    const last = batch.at(-1);
    if (last === undefined) break;
    for (const { product } of batch) await goods.write(await files.copyOf(product));
    for (const offer of await offersOf(db, batch, classifier)) {
      await packages.write(offer);
      offers += 1;
    }
    products += batch.length;
    lastId = last.id;
    onProgress?.(products, total);
  }
  await goods.end();
  await packages.end();
  await rename(`${importFile}.part`, importFile);
  await rename(`${offersFile}.part`, offersFile);
  return { importFile, offersFile, products, offers, files: files.count, missingFiles: [...files.missing] };
}
