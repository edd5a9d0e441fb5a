import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../fixtures/servers.ts';
import type { Shop } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { measureListing } from './measure-listing.ts';

/** `npm run bench -- listing-page`: what a buyer feels of a listing in a browser, released build, real API. */

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 50_000);
const pageSizes = [20, 100];

test.describe.configure({ mode: 'serial' });

test('with the demo catalogue', async ({ page, signIn }) => {
  await signIn('buyer');
  for (const size of pageSizes) await measureListing(page, `demo catalogue, ${size} a page`, size);
});

test(`with ${PRODUCTS} products`, async ({ page, shop, signIn }) => {
  await fillShop(shop);
  await signIn('buyer');
  for (const size of pageSizes) await measureListing(page, `${PRODUCTS} products, ${size} a page`, size);
});

/** Imports the big catalogue into the shop's database, as a shop imports its own. */
async function fillShop(shop: Shop): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const run = (...args: string[]) => command({ DATA_DIR: shop.dataDir }, 'catalog', ...args);
  await shop.api.stop();
  try {
    await run('demo', '--products', String(PRODUCTS), '--out', folder);
    await run('import', join(folder, 'import.xml'), join(folder, 'offers.xml'));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await shop.api.start();
  }
}
