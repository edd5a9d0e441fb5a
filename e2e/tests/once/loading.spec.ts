import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

const UNUSED_PRELOAD_WARNING_MS = 5_000;

const deepLinks = [
  ['/catalog/perchatki/', 'catalog', /Перчатки/, '/web/catalog/perchatki/'],
  ['/finances/', 'finances', /Финансы/, '/web/profile/finance/balance/'],
  ['/orders/', 'basket-order', /Заказы/, '/web/profile/orders/'],
] as const;

for (const [path, area, heading, call] of deepLinks) {
  test(`${path} needs two hops after the page, and downloads nothing twice or in vain`, async ({
    page,
    signIn,
  }) => {
    await signIn('buyer');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/preload/i.test(message.text())) warnings.push(message.text());
    });
    await page.goto(path);
    await expect(new ShopPage(page).heading).toHaveText(heading);
    // The frame of a screen may be rendered before its content has begun to load.
    await page.waitForFunction(
      (path) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
      call,
    );
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const resources = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
        name: new URL(entry.name).pathname,
        startMs: entry.startTime,
        endMs: entry.responseEnd,
        initiator: entry.initiatorType,
        bytes: entry.transferSize,
      })),
    );

    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    const downloads = scripts.filter(({ bytes }) => bytes > 0).map(({ name }) => name);
    expect(new Set(downloads).size, 'no script twice').toBe(downloads.length);

    // The first hop loads scripts, all named by the page, the second hop the area's data, which needs only
    // scripts.
    const data = resources.find(({ name }) => name === call);
    expect(data, 'the data of the screen').toBeDefined();
    const preloaded = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(
        (link) => new URL(link.href).pathname,
      ),
    );
    const entry = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
        (script) => new URL(script.src).pathname,
      ),
    );
    const early = scripts
      .filter(({ name, startMs }) => name.includes(`/releases/${area}/`) && startMs < (data?.startMs ?? 0))
      .map(({ name }) => name);
    expect(
      early.filter((name) => !preloaded.includes(name) && !entry.includes(name)),
      'scripts of a third hop',
    ).toEqual([]);

    await page.waitForTimeout(UNUSED_PRELOAD_WARNING_MS);
    expect(warnings).toEqual([]);
  });
}
