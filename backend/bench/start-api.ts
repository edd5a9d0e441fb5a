import { performance } from 'node:perf_hooks';
import { openDatabase } from '../src/platform/database/database.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { buildApp } from '../src/processes/api/app.ts';

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
await app.close();
await database.close();
