import type { Locator, Page, Request, Route } from '@playwright/test';
import { type FirstView, firstViewBudgets } from '@shop/contracts/platform/budgets';
import { firstViewTexts } from '../../fixtures/first-view-texts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The stream of events stays open, and reports leave when their time has come. */
const endless = /\/api\/events\/|\/telemetry/;
/** Longer than a script needs to ask for the next thing once its task has its turn. */
const QUIET_MS = 250;
const MEASURED_AGAIN = 3;

for (const [path, budget] of Object.entries(firstViewBudgets) as [keyof typeof firstViewBudgets, FirstView][])
  test(`a first view of ${path} takes no more requests, bytes and hops than its budget`, async ({
    page,
    signIn,
  }) => {
    if (path !== '/auth/') await signIn('buyer');
    await saveData(page);
    const requests: Request[] = [];
    page.on('request', (request) => void (endless.test(request.url()) || requests.push(request)));
    let hops = await countHops(page, path, firstViewTexts[path](page));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const responses = await Promise.all(requests.map((request) => request.response()));
    const sizes = await Promise.all(
      responses.map(async (response) => ({
        type: response?.headers()['content-type'] ?? '',
        bytes: (await response?.request().sizes())?.responseBodySize ?? 0,
      })),
    );
    // A page that got no turn on a busy machine asks late, which can only add hops: the fewest are the true ones.
    for (let again = 0; hops > budget.hops && again < MEASURED_AGAIN; again += 1) {
      await page.unrouteAll();
      hops = Math.min(hops, await countHops(page, path, firstViewTexts[path](page)));
    }
    const sum = (type: RegExp) =>
      sizes.filter((one) => type.test(one.type)).reduce((total, { bytes }) => total + bytes, 0);
    const measured = { requests: responses.length, jsonBytes: sum(/json/), fontBytes: sum(/font/), hops };
    const over = Object.entries(measured).filter(([name, value]) => value > budget[name as keyof FirstView]);
    expect(over, `${JSON.stringify(measured)} of ${JSON.stringify(budget)}`).toEqual([]);
  });

/** Visitors who save data get no prefetches, which come with time and not with the screen. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

/**
 * Counts how often the page has to wait for the network after its HTML until the text is there: everything it asks for is
 * held until it asks for nothing more, and then answered together.
 */
async function countHops(page: Page, path: string, text: Locator): Promise<number> {
  let held: Route[] = [];
  let isShown = false;
  await page.route('**/*', (route) => {
    if (isShown || route.request().isNavigationRequest() || endless.test(route.request().url()))
      return route.continue();
    held.push(route);
  });
  await page.goto(path, { waitUntil: 'commit' });
  for (let hops = 0; ; hops += 1) {
    if (await text.isVisible()) {
      isShown = true;
      await Promise.all(held.map((route) => route.continue()));
      return hops;
    }
    await expect.poll(() => held.length, `requests of hop ${hops + 1}`).toBeGreaterThan(0);
    for (let before = -1; before !== held.length; ) {
      before = held.length;
      await settle(page);
    }
    const answered = held;
    held = [];
    await Promise.all(
      answered.map(async (route) => {
        await route.continue();
        await (await route.request().response())?.finished();
      }),
    );
    // The answers are rendered before the page is looked at again.
    for (const _ of ['received', 'rendered']) await settle(page);
  }
}

/** Waits until the page has had its turn and has nothing to do any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}
