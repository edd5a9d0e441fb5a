import type { Page } from '@playwright/test';
import { copyBuild } from '../../fixtures/builds.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test.beforeEach(({ signIn }) => signIn('buyer'));

test('an open tab goes on through deploys with what it has, and is offered the new version, never forced', async ({
  page,
  shop,
}) => {
  const screen = new ShopPage(page);
  const catalog = page.locator('[data-area="catalog"]').first();
  await screen.open('/catalog/');
  await expect(screen.heading).toHaveText(/Каталог/);
  const first = (await catalog.getAttribute('data-release')) ?? '';
  await markWindow(page);

  const versions = [`2.0.0-${Date.now()}`, `2.1.0-${Date.now()}`];
  for (const version of versions)
    await shop.release('publish', 'catalog', '--from', await copyBuild('mfe-catalog', version));

  await page
    .getByRole('main')
    .getByRole('link', { name: /Перчатки/ })
    .first()
    .click();
  await expect(screen.heading).toHaveText(/Перчатки/);
  const product = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await product.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByText('Остатки на складах')).toBeVisible();
  await expect(catalog).toHaveAttribute('data-release', first);

  const notice = page.getByRole('status').filter({ hasText: 'Доступна новая версия' });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  expect(await isMarked(page)).toBe(true);
  await notice.getByRole('button', { name: 'Обновить' }).click();
  await expect(catalog).toHaveAttribute('data-release', versions[1] ?? '');
  expect(await isMarked(page)).toBe(false);
});

test('an area the tab has not opened yet is met in the release of now, without a reload', async ({
  page,
  shop,
}) => {
  const screen = new ShopPage(page);
  await screen.open('/catalog/');
  await expect(screen.heading).toHaveText(/Каталог/);
  await markWindow(page);
  const version = `2.0.0-${Date.now()}`;
  await shop.release('publish', 'support', '--from', await copyBuild('mfe-support', version));

  const told = page.waitForResponse('**/discovery.json*', { timeout: 15_000 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Перчатки/ })
    .first()
    .click();
  await told;
  await page.getByRole('link', { name: 'Обращения' }).first().click();
  await expect(page.locator('[data-area="support"]').first()).toHaveAttribute('data-release', version);
  expect(await isMarked(page)).toBe(true);
});

/** A mark that a reload takes away. */
async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in window);
}
