import type { CDPSession, Page } from '@playwright/test';
import { copyBuild } from '../fixtures/builds.ts';
import type { Person } from '../fixtures/test.ts';
import { expect, test } from '../fixtures/test.ts';

/** Screens of every area that a person may see. */
const visits: readonly (readonly [Person, readonly string[]])[] = [
  ['buyer', ['/', '/catalog/', '/catalog/perchatki/', '/basket/', '/orders/', '/finances/', '/appeal/']],
  ['manager', ['/', '/manager/mycompanies/', '/catalog/', '/appeal/']],
];
const RELEASED = 'catalog';
/** By then the page has also prefetched what it prefetches when idle. */
const SETTLED_MS = 4500;

for (const [person, paths] of visits)
  test(`what a returning ${person} downloads after a release of one area`, async ({ page, shop, signIn }) => {
    await signIn(person);
    const network = await watch(page);
    await visit(page, paths);
    report(`${person}, first visit`, network.take());
    await visit(page, paths);
    report(`${person}, second visit, nothing released`, network.take());
    const build = await copyBuild(`mfe-${RELEASED}`, `9.0.0-${person}`);
    await shop.release('publish', RELEASED, '--from', build);
    await visit(page, paths);
    const downloaded = network.take();
    report(`${person}, after a release of ${RELEASED}`, downloaded);
    const others = downloaded.filter(({ kind }) => !['page', 'API', RELEASED].includes(kind));
    expect(others, 'only the page, data, and the area that was released').toEqual([]);
  });

interface Download {
  readonly kind: string;
  readonly path: string;
  /** Bytes on the network, headers included. */
  readonly bytes: number;
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
  }
}

/** Everything that came over the network and not from a cache. */
async function watch(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const known = new Map<string, { path: string; isCached: boolean }>();
  let downloads: Download[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isCached = response.fromDiskCache === true || response.fromPrefetchCache === true;
    known.set(requestId, { path: new URL(response.url).pathname, isCached });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    known.set(requestId, { path: '', isCached: true });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const response = known.get(requestId);
    if (!response || response.isCached || bytes === 0) return;
    downloads.push({ kind: kindOf(response.path), path: response.path, bytes });
  });
  return {
    take() {
      const taken = downloads;
      downloads = [];
      return taken;
    },
  };
}

function kindOf(path: string): string {
  const [, first = '', area = ''] = path.split('/');
  if (first === 'releases') return area;
  if (first === 'api' || first === 'web' || first === 'telemetry') return 'API';
  return first === 'media' || path === '/favicon.svg' ? first : 'page';
}

function report(title: string, downloads: readonly Download[]): void {
  const byKind = Map.groupBy(downloads, ({ kind }) => kind);
  const parts = [...byKind]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, own]) => {
      const bytes = own.reduce((sum, download) => sum + download.bytes, 0);
      return `${kind} ${(bytes / 1000).toFixed(1)} kB in ${own.length}`;
    });
  console.log(`${title}: ${parts.join(', ')}`);
}
