import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { importCatalog } from '../commerceml/import/import-catalog.ts';
import { generateCatalog } from './catalog/generate-catalog.ts';

export const DEMO_PRODUCTS = 2000;

/**
 * Fills a shop without products with the demo catalogue: generated as CommerceML into a temporary folder and loaded by
 * the regular importer. Returns the number of products added, 0 if there were some already.
 */
export async function seedCatalog(
  database: Database,
  { mediaDir }: Pick<Settings, 'mediaDir'>,
  { products = DEMO_PRODUCTS, today = new Date() } = {},
): Promise<number> {
  const anything = await database.db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (anything !== undefined) return 0;
  const out = await mkdtemp(path.join(os.tmpdir(), 'demo-catalog-'));
  try {
    const { importFile, offersFile } = await generateCatalog({ products, out, today });
    const report = await importCatalog(database, { files: [importFile, offersFile], mediaDir });
    return report.products.added;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
