import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { buildApp } from '../src/app.ts';
import { importCatalog } from '../src/commerceml/import-catalog.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { generateCatalog } from '../src/demo/catalog/generate-catalog.ts';
import { assignPriceTypes, seedPeople } from '../src/demo/seed-people.ts';
import { readSettings } from '../src/settings.ts';
import { TestClient } from '../src/testing/test-client.ts';

/**
 * `npm run bench`: a listing with three facets over 50,000 products, the whole way from the request to its JSON.
 * Always on PGlite; on PostgreSQL too if BENCH_DATABASE_URL or DATABASE_URL names an empty or benched database.
 */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 50_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);

const listings = [
  ['section, 3 facets', 'perchatki', 'brand-is-grifon-or-fortis/tsvet-is-чёрный-or-серый/sezon-is-лето'],
  [
    'section, 3 facets and a price',
    'spetsodezhda',
    'price-base-from-1000-to-9000/brand-is-bastion/razmer-is-52-54/pol-is-мужской',
  ],
  ['everything, 3 facets', '', 'brand-is-bastion-or-redut/tsvet-is-синий/sezon-is-зима-or-лето'],
  ['everything, nothing chosen', '', ''],
] as const;

const folder = await mkdtemp(path.join(os.tmpdir(), 'listing-bench-'));
try {
  console.log(`${PRODUCTS} products, ${ROUNDS} calls each, one after the other, Node ${process.version}`);
  const files = await generateCatalog({ products: PRODUCTS, out: folder });
  console.log(`generated ${files.offers} offers`);
  await bench('PGlite', { databaseUrl: undefined });
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? process.env.DATABASE_URL;
  if (databaseUrl === undefined) console.log('PostgreSQL: skipped, BENCH_DATABASE_URL is not set');
  else await bench('PostgreSQL', { databaseUrl });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench(name: string, { databaseUrl }: { databaseUrl: string | undefined }): Promise<void> {
  const settings = {
    ...readSettings({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' }),
    databaseUrl,
  };
  const database = await openDatabase(settings);
  await prepare(database, name, settings.mediaDir);
  const started = performance.now();
  const { app } = await buildApp({ settings, database });
  console.log(`${name}: index ready in ${Math.round(performance.now() - started)} ms`);
  const client = await TestClient.logIn(app, settings.hashSalt, 'buyer@demo.example', 'Demo2026');
  for (const [title, section, filter] of listings)
    await measure(client, `${name}: ${title}`, section, filter);
  await app.close();
  await database.close();
}

async function prepare(database: Database, name: string, mediaDir: string): Promise<void> {
  await migrate(database.db);
  await seedPeople(database.db);
  const started = performance.now();
  const files = [path.join(folder, 'import.xml'), path.join(folder, 'offers.xml')];
  const { products } = await importCatalog(database, { files, mediaDir });
  console.log(
    `${name}: imported ${products.added} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  await assignPriceTypes(database.db);
  await sql`analyze`.execute(database.db);
}

async function measure(client: TestClient, title: string, section: string, filter: string): Promise<void> {
  const prefix = section === '' ? '' : `${section}/`;
  const rest = filter === '' ? '' : `filter/${filter.split('/').map(encodeURIComponent).join('/')}/apply/`;
  const url = `/web/catalog/${prefix}${rest}`;
  const times: number[] = [];
  let matches = 0;
  for (let round = 0; round < ROUNDS + 20; round += 1) {
    const query = { PAGEN_1: String((round % 3) + 1), page_size: '20', nav_num: '1', sort_by: 'status' };
    const started = performance.now();
    const response = await client.send({ method: 'GET', url, query });
    const took = performance.now() - started;
    const { status, data } = response.json<{ status: string; data: { filter: { elementCount: number } } }>();
    if (status !== 'success') throw new Error(`${url} failed: ${response.body}`);
    matches = data.filter.elementCount;
    // The first calls warm up the compiler.
    if (round >= 20) times.push(took);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1);
  console.log(`${title} (${matches} matches): p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
