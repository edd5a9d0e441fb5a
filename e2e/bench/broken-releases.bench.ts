import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { containerName } from '@shop/contracts/platform/container';
import { copyBuild, copyBuildWith } from '../fixtures/builds.ts';
import type { Shop } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

const LOADS = Number(process.env.LOADS ?? 40);

interface Fault {
  /** The release's entry; by default a working one. */
  readonly entry?: (version: string) => string;
  /** Damages the entry on the origin once it is live. */
  readonly afterwards?: (file: string) => Promise<void>;
  /** Interferes with the request for the entry. */
  readonly onTheWay?: (page: Page, version: string) => Promise<unknown>;
  readonly goalMs: number;
}

const faults: Record<string, Fault> = {
  'entry missing': { afterwards: (file) => removeAll(file), goalMs: 3000 },
  'entry empty': { afterwards: (file) => replaceAll(file, ''), goalMs: 3000 },
  'entry is a page': { afterwards: (file) => replaceAll(file, '<!doctype html><p>404'), goalMs: 3000 },
  'entry throws': { entry: () => 'throw new Error("broken release");', goalMs: 3000 },
  'throws while mounting': { entry: (version) => containerThatFailsToMount(version), goalMs: 3000 },
  'entry hangs': {
    onTheWay: (page, version) =>
      page.route(`**/releases/catalog/${version}/**`, () => new Promise(() => undefined)),
    goalMs: 5000,
  },
};

for (const [name, fault] of Object.entries(faults))
  test(`${name}: the previous release is shown`, async ({ browser, context: signedIn, shop, signIn }) => {
    await signIn('buyer');
    const cookies = await signedIn.cookies();
    const version = `9.0.0-${Date.now()}`;
    const build = fault.entry
      ? await copyBuildWith('mfe-catalog', version, fault.entry(version))
      : await copyBuild('mfe-catalog', version);
    await shop.release('publish', 'catalog', '--from', build);
    await fault.afterwards?.(join(shop.releasesDir, 'catalog', version, 'remoteEntry.js'));
    const loads: FirstLoad[] = [];
    for (let turn = 0; turn < LOADS; turn += 1) {
      const context = await browser.newContext();
      await context.addCookies(cookies);
      loads.push(await firstLoad(context, shop, version, fault));
      await context.close();
    }
    await shop.release('rollback', 'catalog', '--why', 'measured');
    report(name, loads, fault.goalMs);
  });

interface FirstLoad {
  /** From the start of the navigation until the previous release shows its page; infinite if it never does. */
  readonly shownMs: number;
  readonly reloads: number;
}

async function firstLoad(
  context: BrowserContext,
  shop: Shop,
  broken: string,
  fault: Fault,
): Promise<FirstLoad> {
  const page = await context.newPage();
  let navigations = 0;
  page.on('domcontentloaded', () => {
    navigations += 1;
  });
  await fault.onTheWay?.(page, broken);
  const begun = Date.now();
  await page.goto(`${shop.url}/catalog/`, { waitUntil: 'commit' });
  const area = page.locator(`[data-area="catalog"]:not([data-release="${broken}"])`);
  const shownMs = await area
    .getByRole('heading', { level: 1 })
    .waitFor({ timeout: 10_000 })
    .then(
      () => Date.now() - begun,
      () => Number.POSITIVE_INFINITY,
    );
  return { shownMs, reloads: Math.max(0, navigations - 1) };
}

function report(name: string, loads: readonly FirstLoad[], goalMs: number): void {
  const times = loads.map(({ shownMs }) => shownMs).sort((one, other) => one - other);
  const inTime = times.filter((ms) => ms <= goalMs).length;
  const reloads = loads.reduce((sum, load) => sum + load.reloads, 0);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(
    `${name}: ${inTime} of ${loads.length} within ${goalMs / 1000} s; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; reloads ${reloads}`,
  );
  expect(inTime / loads.length).toBeGreaterThanOrEqual(0.99);
  expect(reloads).toBe(0);
}

async function removeAll(file: string): Promise<void> {
  for (const suffix of ['', '.br', '.gz']) await rm(file + suffix, { force: true });
}

async function replaceAll(file: string, text: string): Promise<void> {
  await removeAll(file);
  await writeFile(file, text);
}

/** A container that loads like any other and whose area cannot be mounted. */
function containerThatFailsToMount(version: string): string {
  const area = `{ bootstrap: async () => {}, mount: async () => { throw new Error('broken release') }, unmount: async () => {} }`;
  return `var ${containerName('catalog', version)} = { init: async () => {}, get: async () => () => (${area}) };`;
}
