import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { publish } from '../src/releases/moves/publish.ts';
import { openStore } from '../src/releases/store/open-store.ts';
import type { ReleaseStore } from '../src/releases/store/store.ts';
import { createToken, EVERY_AREA } from '../src/releases/store/tokens.ts';
import { freePort, OriginProcess } from '../src/testing/origin-process.ts';
import { type BuildWith, candidateWith } from '../src/testing/release.builder.ts';

/**
 * The folder in which this process has the releases. Another process sets a `releasesDir` of its own when
 * `releaseStore` is set.
 */
interface StorePlace {
  readonly releasesDir: string;
  readonly releaseStore: string | undefined;
}

/** A shop of small releases whose origins are processes of their own. */
export interface BenchShop {
  readonly title: string;
  readonly folder: string;
  readonly origins: readonly OriginProcess[];
  readonly place: StorePlace;
  readonly store: ReleaseStore;
  /** Settings that point the command at the store itself where it is files, else at one of the origins. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Runs `work` with one origin on a store of files, and with two on PostgreSQL if BENCH_DATABASE_URL names one. */
export async function onEveryStore(work: (shop: BenchShop) => Promise<void>): Promise<void> {
  const server = process.env.BENCH_DATABASE_URL;
  for (const open of [openOnFiles, ...(server ? [() => openOnPostgres(server)] : [])]) {
    const shop = await open();
    try {
      await work(shop);
    } finally {
      await shop.close();
    }
  }
  if (!server) console.log('PostgreSQL: skipped, BENCH_DATABASE_URL is not set');
}

/** Makes builds live that exist in memory only. */
export async function publishBuilds(store: ReleaseStore, ...builds: readonly BuildWith[]): Promise<void> {
  await publish(store, builds.map(candidateWith), { by: 'bench', why: null });
}

async function openOnFiles(): Promise<BenchShop> {
  const folder = await makeFolder();
  const releasesDir = path.join(folder, 'releases');
  const origin = new OriginProcess(await freePort(), {
    EMBEDDED_DATABASE: '1',
    DATA_DIR: folder,
    RELEASES_DIR: releasesDir,
  });
  const place = { releasesDir, releaseStore: undefined };
  const opened = await openOn(folder, place, [origin]);
  return { ...opened, title: 'files, one origin', env: { RELEASES_DIR: releasesDir } };
}

async function openOnPostgres(server: string): Promise<BenchShop> {
  const folder = await makeFolder();
  const releaseStore = await makeDatabase(server);
  const origins: OriginProcess[] = [];
  for (const name of ['one', 'other']) {
    const own = path.join(folder, name);
    const env = { DATA_DIR: own, RELEASES_DIR: path.join(own, 'releases'), RELEASE_STORE: releaseStore };
    origins.push(new OriginProcess(await freePort(), env));
  }
  const opened = await openOn(folder, { releasesDir: path.join(folder, 'desk'), releaseStore }, origins);
  const { text } = await createToken(opened.store.tokens, { area: EVERY_AREA, name: 'bench', by: 'bench' });
  const env = { RELEASE_ORIGIN: origins[0]!.url, RELEASE_TOKEN: text };
  return { ...opened, title: 'PostgreSQL, two origins', env };
}

async function openOn(folder: string, place: StorePlace, origins: readonly OriginProcess[]) {
  const store = await openStore(place);
  await publishBuilds(store, { area: 'shell' });
  await Promise.all(origins.map((origin) => origin.start()));
  const close = async () => {
    await Promise.all(origins.map((origin) => origin.stop('SIGKILL')));
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, place, origins, store, close };
}

async function makeDatabase(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/bench_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  return url.href;
}

const makeFolder = () => mkdtemp(path.join(tmpdir(), 'specosnova-bench-'));
