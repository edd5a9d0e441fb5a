import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { buildApp } from '../src/processes/api/app.ts';
import { importCatalog } from '../src/processes/commerceml/import/import-catalog.ts';
import { generateCatalog } from '../src/processes/demo/catalog/generate-catalog.ts';
import { assignPriceTypes, seedPeople } from '../src/processes/demo/seed-people.ts';
import { TestClient } from '../testing/test-client.ts';
import { IMPORTED, multiplyCatalog } from './multiply-catalog.ts';
import { seedPurchases } from './seed-purchases.ts';

const { values: options } = parseArgs({
  options: { products: { type: 'string' }, check: { type: 'boolean' } },
  // Some benches take names of what they measure.
  allowPositionals: true,
});
const PRODUCTS = Number(options.products ?? process.env.BENCH_PRODUCTS ?? 50_000);
/** The embedded database is for trials: above this only PostgreSQL is measured, and most products are copies. */
const MOST_EMBEDDED = 100_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
/** The first calls warm up the compiler. */
const WARM_UP = 20;

/** The API with the big catalogue, for a benchmark. */
export interface BenchShop {
  /** `PGlite` or `PostgreSQL`. */
  readonly name: string;
  readonly database: Database;
  /** A customer with years of orders, as whom `measure` calls. */
  readonly buyer: TestClient;
  /** Logs in as another user of the demo. */
  logIn(login: string): Promise<TestClient>;
}

/**
 * Calls `work` with 50,000 products on PGlite, and then on PostgreSQL if BENCH_DATABASE_URL names an empty or benched
 * database. `--products` or `BENCH_PRODUCTS` says how many.
 */
export async function onBothDatabases(
  work: (shop: BenchShop) => Promise<void>,
  { products = PRODUCTS }: { readonly products?: number } = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-bench-'));
  try {
    console.log(`${products} products, ${ROUNDS} calls each, one after the other, Node ${process.version}`);
    const isHuge = products > MOST_EMBEDDED;
    const { offers } = await generateCatalog({ products: isHuge ? IMPORTED : products, out: folder });
    console.log(`generated ${offers} offers`);
    const catalog = { folder, products };
    if (isHuge) console.log(`PGlite: skipped, it has more than ${MOST_EMBEDDED} products`);
    else await on('PGlite', undefined, catalog, work);
    const databaseUrl = process.env.BENCH_DATABASE_URL;
    if (databaseUrl === undefined) console.log('PostgreSQL: skipped, BENCH_DATABASE_URL is not set');
    else await on('PostgreSQL', databaseUrl, catalog, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printMemory(when: string): void {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const [whole, heap, arrays] = [rss, heapUsed, arrayBuffers].map((bytes) => Math.round(bytes / 1e6));
  console.log(`${when} ${whole} MB resident, ${heap} MB heap, ${arrays} MB arrays`);
}

interface Catalog {
  /** It holds the exchange files. */
  readonly folder: string;
  readonly products: number;
}

async function on(
  name: string,
  databaseUrl: string | undefined,
  { folder, products }: Catalog,
  work: (shop: BenchShop) => Promise<void>,
): Promise<void> {
  const trial = { EMBEDDED_DATABASE: '1', DEMO_USERS: '1' };
  const environment = { ...trial, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' };
  const settings = { ...readSettings(environment), databaseUrl };
  const database = await openDatabase(settings);
  await fill(database, name, { folder, products }, settings.mediaDir);
  if (databaseUrl !== undefined) {
    const program = path.join(import.meta.dirname, 'start-api.ts');
    const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
      env: { ...process.env, ...environment, EMBEDDED_DATABASE: '0', DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
  const started = performance.now();
  const { app } = await buildApp({ settings, database });
  console.log(`${name}: ready in ${Math.round(performance.now() - started)} ms`);
  const logIn = (login: string) => TestClient.logIn(app, settings.hashSalt, login, 'Demo2026');
  printMemory(`${name}: after the start`);
  await work({ name, database, buyer: await logIn('buyer@demo.example'), logIn });
  printMemory(`${name}: at the end`);
  await app.close();
  await database.close();
}

async function fill(
  database: Database,
  name: string,
  { folder, products: wanted }: Catalog,
  mediaDir: string,
): Promise<void> {
  await migrate(database.db);
  await seedPeople(database.db);
  const started = performance.now();
  const files = [path.join(folder, 'import.xml'), path.join(folder, 'offers.xml')];
  const { products } = await importCatalog(database, { files, mediaDir });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: imported ${products.added} in ${seconds} s`);
  if (wanted > MOST_EMBEDDED) await multiplyCatalog(database.db, wanted);
  await assignPriceTypes(database.db);
  await seedPurchases(database.db);
  await sql`analyze`.execute(database.db);
}

/** A call to measure. */
export interface BenchRequest {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  /** Varies with the round, so that calls differ from each other. */
  readonly query?: (round: number) => Record<string, string>;
  readonly payload?: (round: number) => object;
}

/**
 * Times a call from the request to its parsed JSON, prints p50 and p95, and returns the latter. `note` picks what to print
 * of its `data`.
 */
export async function measure(
  { name, buyer }: BenchShop,
  title: string,
  { method = 'GET', url, query, payload }: BenchRequest,
  note: (data: never) => string,
): Promise<number> {
  const times: number[] = [];
  let printed = '';
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const request = {
      method,
      url,
      ...(query && { query: query(round) }),
      ...(payload && { payload: payload(round) }),
    };
    const started = performance.now();
    const response = await buyer.send(request);
    const took = performance.now() - started;
    const { status, data } = response.json<{ status: string; data: never }>();
    if (status !== 'success') throw new Error(`${url} failed: ${response.body}`);
    printed = note(data);
    if (round >= WARM_UP) times.push(took);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
  const [middle, p95, worst] = [at(0.5), at(0.95), at(1)].map((took) => took.toFixed(1));
  console.log(`${name}: ${title} (${printed}): p50 ${middle} ms, p95 ${p95} ms, worst ${worst} ms`);
  return at(0.95);
}
