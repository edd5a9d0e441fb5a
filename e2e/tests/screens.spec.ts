import { expect, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

test('a page opened by its address starts at its top, wherever the one before was left', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/catalog/perchatki/');
  await page
    .getByRole('button', { name: /^В корзину: / })
    .last()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.goto('/catalog/obuv/');
  await expect(new ShopPage(page).heading).toBeInViewport();
});

test('the menu at the bottom of a phone has its entries in place before the session is known', {
  tag: '@once',
}, async ({ page, signIn }) => {
  await signIn('buyer');
  await page.setViewportSize({ width: 390, height: 844 });
  const measured = Promise.withResolvers<void>();
  await page.route('**/api/session/check/', async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.goto('/news/', { waitUntil: 'domcontentloaded' });
  const entries = page.getByRole('navigation', { name: 'Быстрое меню' });
  const profile = entries.getByRole('link', { name: 'Профиль' });
  const before = await profile.boundingBox();
  measured.resolve();
  await expect(entries.getByRole('link', { name: /^Корзина/ })).toBeVisible();
  expect(await profile.boundingBox()).toEqual(before);
});
