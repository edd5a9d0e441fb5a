import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { runAsTyped, writeBuildFor } from '../src/testing/run-release.ts';
import { type BenchShop, onEveryStore, publishBuilds } from './bench-shop.ts';
import { isWhole, type LoadedPage, PageLoad, versionIn } from './page-load.ts';

/**
 * `npm run bench -- rollback`: from the end of the command until every origin's pages carry the old release, while
 * visitors ask for pages. A page begun after that end with the release that was taken back is late.
 */
const ROLLBACKS = Number(process.env.ROLLBACKS ?? 200);
const PAGES_PER_SECOND = Number(process.env.PAGES_PER_SECOND ?? 200);
const PATIENCE_MS = 10_000;
/** Pages are still requested for this long after the old release is everywhere, to catch late ones. */
const WATCHED_MS = 200;

const good = { area: 'catalog', version: '1.0.0' };
const bad = { area: 'catalog', version: '2.0.0' };

interface Rollback {
  /** Time from the end of the command to the first page with the old release, at the slowest origin. */
  readonly seenMs: number;
  readonly late: readonly LoadedPage[];
  /** Time from the end of the command to the start of the last late page. */
  readonly lateMs: number;
}

await onEveryStore(async (shop) => {
  await publishBuilds(shop.store, good);
  const typed = { env: shop.env, folder: shop.folder };
  const from = await writeBuildFor(shop.folder, bad);
  let pages: LoadedPage[] = [];
  let failed = 0;
  const load = new PageLoad({
    urls: shop.origins.map(({ url }) => `${url}/catalog/`),
    perSecond: PAGES_PER_SECOND,
    onPage: (page) => {
      if (!isWhole(page)) failed += 1;
      pages.push(page);
    },
  });
  const command = async (...args: readonly string[]) => {
    const { code, err } = await runAsTyped(args, typed);
    if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}: ${err}`);
    return performance.now();
  };
  const rollbacks: Rollback[] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < ROLLBACKS; turn += 1) {
    const publishedAt = await command('publish', bad.area, '--from', from);
    await untilSeen(shop, () => pages, bad.version, publishedAt);
    pages = [];
    const endedAt = await command('rollback', bad.area, '--why', 'measured');
    await untilSeen(shop, () => pages, good.version, endedAt);
    await delay(WATCHED_MS);
    rollbacks.push(judge(shop, pages, endedAt));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const asked = await load.stop();
  report(shop.title, rollbacks, { asked, failed, perSecond: asked / seconds });
});

/** Until every origin has answered a page with this version that was asked for after `since`. */
async function untilSeen(
  { origins }: BenchShop,
  pages: () => readonly LoadedPage[],
  version: string,
  since: number,
): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  const isSeenAt = (url: string) =>
    pages().some(
      (page) => page.url.startsWith(url) && page.begunAt > since && versionIn(page, 'catalog') === version,
    );
  while (!origins.every(({ url }) => isSeenAt(url))) {
    if (performance.now() > patience) throw new Error(`${version} is not seen everywhere after 10 s`);
    await delay(2);
  }
}

function judge({ origins }: BenchShop, pages: readonly LoadedPage[], endedAt: number): Rollback {
  const seenAt = origins.map(({ url }) => {
    const old = pages.filter((page) => page.url.startsWith(url) && versionIn(page, 'catalog') === '1.0.0');
    return Math.min(...old.map((page) => page.endedAt));
  });
  const late = pages.filter((page) => page.begunAt > endedAt && versionIn(page, 'catalog') === bad.version);
  return {
    seenMs: Math.max(0, Math.max(...seenAt) - endedAt),
    late,
    lateMs: Math.max(0, ...late.map((page) => page.begunAt - endedAt)),
  };
}

function report(
  title: string,
  rollbacks: readonly Rollback[],
  { asked, failed, perSecond }: { asked: number; failed: number; perSecond: number },
): void {
  const seen = rollbacks.map(({ seenMs }) => seenMs).sort((one, other) => one - other);
  const at = (share: number) => `${seen[Math.ceil(seen.length * share) - 1]!.toFixed(0)} ms`;
  const late = rollbacks.reduce((sum, rollback) => sum + rollback.late.length, 0);
  const lateMs = Math.max(...rollbacks.map((rollback) => rollback.lateMs)).toFixed(0);
  console.log(
    `${title}: ${rollbacks.length} rollbacks under ${perSecond.toFixed(0)} pages/s; old release seen on every origin after p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}; late pages ${late}${late > 0 ? ` (the last begun ${lateMs} ms after the answer)` : ''}; failed pages ${failed} of ${asked}`,
  );
}
