import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

test.beforeEach(({ signIn }) => signIn('buyer'));

test('the panel of a missing area fits the screen, the rest of the shop works, and «Повторить» brings it back', async ({
  page,
}) => {
  const catalogEntry = '**/releases/catalog/**/remoteEntry.js*';
  await page.route(catalogEntry, (route) => route.abort('connectionrefused'));
  const shop = new ShopPage(page);
  await shop.open('/catalog/');
  await expect(shop.areaFailure).toContainText('Каталог');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await shop.goToBasket();
  await expect(shop.heading).toHaveText(/Корзина/);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await shop.open('/catalog/');
  await expect(shop.areaFailure).toBeVisible();
  await page.unroute(catalogEntry);
  await shop.areaFailure.getByRole('button', { name: 'Повторить' }).click();
  await expect(shop.heading).toHaveText(/Каталог/);
});

test('a widget that cannot be loaded leaves the page around it whole', { tag: '@once' }, async ({ page }) => {
  await page.route('**/releases/basket-order/**/remoteEntry.js*', (route) => route.fulfill({ status: 404 }));
  const shop = new ShopPage(page);
  await shop.open('/catalog/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Перчатки/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(shop.heading).toBeVisible();
});
