import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { verifyHistory } from '../src/releases/reports/history.ts';
import { parseEntry } from '../src/releases/store/journal.ts';
import { type BenchShop, onEveryStore, publishBuilds } from './bench-shop.ts';
import { loadPage, versionIn } from './page-load.ts';
import type { Written } from './publish-writer.ts';
import { type Faults, read } from './reader.ts';

/**
 * `npm run bench -- publish`: writers in processes of their own publish the same two areas, each pair at once and each
 * on the revision it has seen, while readers load pages with all their files.
 */
const PUBLISHES = Number(process.env.PUBLISHES ?? 1000);
const WRITERS = 5;
const READERS_PER_ORIGIN = 3;
const areas = ['catalog', 'finances'];

await onEveryStore(async (shop) => {
  await publishBuilds(shop.store, ...areas.map((area) => ({ area, version: '1.0.0' })));
  await untilSeen(shop);
  const faults: Faults = { pages: 0, files: 0, failed: [], torn: [] };
  let isOver = false;
  const readers = shop.origins.flatMap(({ url }) =>
    Array.from({ length: READERS_PER_ORIGIN }, () => read(url, areas, faults, () => isOver)),
  );
  const startedAt = performance.now();
  const written = await Promise.all(Array.from({ length: WRITERS }, (_, index) => write(shop, index)));
  const seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  await Promise.all(readers);
  report(shop.title, written, faults, await lostUpdates(shop, written), seconds);
});

async function write({ place, folder }: BenchShop, index: number): Promise<Written> {
  const own =
    place.releaseStore === undefined
      ? place
      : { ...place, releasesDir: path.join(folder, `writer-${index}`) };
  const args = [JSON.stringify(own), areas.join(), `writer${index}`, String(PUBLISHES / WRITERS)];
  const writer = spawn(process.execPath, [path.join(import.meta.dirname, 'publish-writer.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(writer.stdout), once(writer, 'exit')]);
  if (code !== 0) throw new Error(`writer ${index} ended with ${code}`);
  return JSON.parse(printed) as Written;
}

/** Changes that the writers were told were made and that the journal lacks. */
async function lostUpdates({ store }: BenchShop, written: readonly Written[]): Promise<readonly string[]> {
  const lost = [...(await verifyHistory(store))];
  const entries = (await store.journalLines()).map((line) => parseEntry(line));
  const pointers = await store.pointers();
  const versions = written.flatMap((one) => one.versions);
  for (const area of areas) {
    const own = entries.flatMap((entry) => (entry?.area === area ? [entry] : []));
    const times = new Map<string | null, number>();
    for (const { to } of own) times.set(to, (times.get(to) ?? 0) + 1);
    for (const version of versions)
      if (times.get(version) !== 1)
        lost.push(`${area} ${version} is in the journal ${times.get(version) ?? 0} times`);
    const revision = pointers.get(area)?.revision;
    if (revision !== versions.length + 1)
      lost.push(`${area} is at revision ${revision} after ${versions.length} changes`);
    if (own.at(-1)?.to !== pointers.get(area)?.live)
      lost.push(`${area}: not what was published last is live`);
  }
  return lost;
}

function report(
  title: string,
  written: readonly Written[],
  { pages, files, failed, torn }: Faults,
  lost: readonly string[],
  seconds: number,
): void {
  const made = written.flatMap(({ versions }) => versions).length;
  const conflicts = written.reduce((sum, one) => sum + one.conflicts, 0);
  console.log(
    `${title}: ${made} publishes of two areas by ${WRITERS} writers in ${seconds.toFixed(0)} s, ${conflicts} conflicts tried again; failed loads ${failed.length}, torn documents ${torn.length}, lost updates ${lost.length}, of ${pages} pages and ${files} files`,
  );
  for (const fault of [...failed, ...torn, ...lost].slice(0, 10)) console.log(`  ${fault}`);
}

async function untilSeen({ origins }: BenchShop): Promise<void> {
  for (const { url } of origins)
    while (versionIn(await loadPage(`${url}/`), 'finances') === undefined) await delay(20);
}
