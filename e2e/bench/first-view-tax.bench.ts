import type { Browser, Page } from '@playwright/test';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { ApiClient } from '../fixtures/api-client.ts';
import { addressOf } from '../fixtures/open-screen.ts';
import { type Audience, isShown, nameOf, type Screen, screens } from '../fixtures/screens.ts';
import type { Shop } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';
import { openOneBundle } from './one-bundle/open-one-bundle.ts';
import { countDownloads, QUIET_MS } from './view-clock.ts';

/** How much more the mean screen may weigh than in one bundle of the same sources (decision 101). */
const LIMIT_KB = 16;

/** Bytes need no quiet machine, but a page on a busy one takes its time. */
const PATIENCE_MS = 60_000;
const paths = process.env.BENCH_PATHS?.split(',');

test.setTimeout(3_600_000);

let oneBundle: Awaited<ReturnType<typeof openOneBundle>>;
test.beforeAll(async () => {
  oneBundle = await openOneBundle();
});
test.afterAll(() => oneBundle.close());

test('federation tax: scripts of every screen on the wire, beside one bundle', async ({ browser, shop }) => {
  const taxes: number[] = [];
  for (const [audience, own] of Object.entries(screens) as [Audience, readonly Screen[]][]) {
    const visitors = await Promise.all([shop, oneBundle].map((each) => enter(browser, each, audience)));
    for (const screen of own.filter(({ path }) => paths?.includes(path) ?? true)) {
      const address = await visitors[0]!.view((page) => addressOf(page, screen));
      const [ours = 0, theirs = 0] = await Promise.all(
        visitors.map(({ view }) => view((page) => scriptsOf(page, address, screen.heading))),
      );
      // The console is made by the origin, without scripts of the shell.
      if (ours < 100) continue;
      taxes.push(ours - theirs);
      const sum = `${ours.toFixed(1)} − ${theirs.toFixed(1)} = ${(ours - theirs).toFixed(1)} kB`;
      console.log(`${audience}, ${nameOf(screen)}: ${sum}`);
    }
  }
  const mean = taxes.reduce((sum, tax) => sum + tax, 0) / taxes.length;
  console.log(`federation tax, mean of ${taxes.length} screens: ${mean.toFixed(1)} kB`);
  expect(mean).toBeLessThanOrEqual(LIMIT_KB);
});

/** A visitor who is logged in where the audience is, with an empty cache in every view. */
async function enter(browser: Browser, shop: Shop, audience: Audience) {
  const first = await browser.newContext({ baseURL: shop.url });
  const cookie = { url: shop.url, sameSite: 'Strict' } as const;
  await first.addCookies([{ ...cookie, name: 'cookie-notice', value: 'closed' }]);
  if (audience !== 'visitor') {
    const value = await new ApiClient(shop, first.request).logIn(`${audience}@demo.example`);
    await first.addCookies([{ ...cookie, name: AUTH_COOKIE, value }]);
  }
  const storageState = await first.storageState();
  await first.close();
  return {
    view: async <Found>(look: (page: Page) => Promise<Found>): Promise<Found> => {
      const context = await browser.newContext({ baseURL: shop.url, storageState });
      // Visitors who save data get no prefetches, which come with time and not with the screen.
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
      const found = await look(await context.newPage());
      await context.close();
      return found;
    },
  };
}

/** Kilobytes of scripts on the wire, headers included, until the page is quiet. */
async function scriptsOf(page: Page, address: string, heading: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const downloads = countDownloads(session);
  await page.goto(address, { timeout: PATIENCE_MS });
  await page.waitForFunction(isShown, heading, { timeout: PATIENCE_MS });
  await page.waitForTimeout(QUIET_MS);
  return downloads().bytes.script / 1000;
}
