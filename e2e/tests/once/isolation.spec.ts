import type { Page } from '@playwright/test';
import { copyBuildWith } from '../../fixtures/builds.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

const catalogEntry = '**/releases/catalog/**/remoteEntry.js*';

test.beforeEach(async ({ signIn, health }) => {
  // The browser reports what these tests break; the page must still show no error of its own.
  health.tolerate(/uncaught/);
  await signIn('buyer');
});

/** Faults of the network for the entry of a remote. */
const networkFaults: Record<string, (page: Page) => Promise<unknown>> = {
  'is missing': (page) =>
    page.route(catalogEntry, (route) => route.fulfill({ status: 404, body: 'not found' })),
  'is empty': (page) =>
    page.route(catalogEntry, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  'is somebody’s page': (page) =>
    page.route(catalogEntry, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Login' }),
    ),
  'was changed on the way': (page) =>
    page.route(catalogEntry, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.stolen = true;` });
    }),
  'cannot be reached': (page) => page.route(catalogEntry, (route) => route.abort('connectionrefused')),
  'never arrives': (page) => page.route(catalogEntry, () => new Promise(() => undefined)),
};

for (const [fault, breakIt] of Object.entries(networkFaults)) {
  test(`the entry of the catalogue ${fault}: a panel says so, and the rest of the shop works`, async ({
    page,
  }) => {
    await breakIt(page);
    const shop = new ShopPage(page);
    await shop.open('/catalog/');
    await expectPanelThenRestOfShop(page, shop);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);

    await page.unroute(catalogEntry);
    await shop.open('/catalog/');
    await expect(shop.heading).toHaveText(/Каталог/);
  });
}

/** Releases with correct hashes that cannot start. */
const brokenEntries: Record<string, string> = {
  'is empty': '',
  'is a page': '<!doctype html><title>404</title>',
  'has a syntax error': 'var shop = {;',
  throws: 'throw new Error("broken release");',
};

for (const [fault, entry] of Object.entries(brokenEntries)) {
  test(`a release whose entry ${fault}: the visitor gets the release before it`, async ({ page, shop }) => {
    const good = await liveVersion(page);
    const build = await copyBuildWith('mfe-catalog', `9.0.0-${Date.now()}`, entry);
    await shop.release('publish', 'catalog', '--from', build);
    try {
      const screen = new ShopPage(page);
      await screen.open('/catalog/');
      await expect(screen.heading).toHaveText(/Каталог/);
      await expect(page.locator('[data-area="catalog"]')).toHaveAttribute('data-release', good);
    } finally {
      // The version is named because the origin may have withdrawn the broken one by itself.
      await shop.release('rollback', 'catalog', '--to', good, '--why', 'test');
    }
  });
}

test('a broken first release has nothing before it: a panel says so, and the rest of the shop works', async ({
  page,
  shop,
}) => {
  await shop.release('retire', 'catalog', '--why', 'test');
  try {
    const entry = 'throw new Error("broken release");';
    await shop.release(
      'publish',
      'catalog',
      '--from',
      await copyBuildWith('mfe-catalog', `9.0.0-${Date.now()}`, entry),
    );
    const screen = new ShopPage(page);
    await screen.open('/catalog/');
    await expectPanelThenRestOfShop(page, screen);
  } finally {
    // Retired again, since slow pages would otherwise fall back to the broken release.
    await shop.release('retire', 'catalog', '--why', 'test');
    await shop.release('publish', 'catalog');
  }
});

async function expectPanelThenRestOfShop(page: Page, shop: ShopPage): Promise<void> {
  await expect(shop.areaFailure).toContainText('Каталог');
  await expect(shop.areaFailure.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await shop.goToBasket();
  await expect(shop.heading).toHaveText(/Корзина/);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function liveVersion(page: Page): Promise<string> {
  await page.goto('/catalog/');
  const area = page.locator('[data-area="catalog"]');
  await expect(area).toBeVisible();
  return (await area.getAttribute('data-release')) ?? '';
}
