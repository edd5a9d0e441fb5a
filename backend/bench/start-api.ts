import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { openDatabase } from '../src/platform/database/database.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { buildApp } from '../src/processes/api/app.ts';
import { checkLimit } from './check-limit.ts';

/** Megabytes: of a process without products, and of each thousand products. A million then takes 1.6 GB. */
const [MOST_EMPTY, MOST_OF_THOUSAND] = [360, 1.2];

/** A process of its own that starts the API on the database of `DATABASE_URL` and prints what that takes. */
const settings = readSettings({ ...process.env, DEMO_USERS: '1', LOG_LEVEL: 'silent' });
const database = await openDatabase(settings);
const started = performance.now();
const { app } = await buildApp({ settings, database });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const { user, system } = process.cpuUsage();
const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
const [resident, heap, arrays] = [rss, heapUsed, arrayBuffers].map((bytes) => Math.round(bytes / 1e6));
const cpu = ((user + system) / 1e6).toFixed(1);
console.log(
  `A process alone: ready after ${seconds} s, ${cpu} s of processor time, ${resident} MB resident, ${heap} MB heap, ${arrays} MB arrays`,
);
const { rows } = await sql<{ products: number }>`select count(*)::int as products from products`.execute(
  database.db,
);
checkLimit('MB resident', resident!, MOST_EMPTY + (rows[0]!.products / 1000) * MOST_OF_THOUSAND);
await app.close();
await database.close();
