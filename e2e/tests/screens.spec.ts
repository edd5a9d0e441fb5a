import type { Person } from '../fixtures/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

const screens: readonly (readonly [Person, string, RegExp])[] = [
  ['buyer', '/', /Ирина/],
  ['buyer', '/catalog/', /Каталог/],
  ['buyer', '/catalog/perchatki/', /Перчатки/],
  ['buyer', '/basket/', /Корзина/],
  ['buyer', '/orders/', /Заказы/],
  ['buyer', '/finances/', /Финансы/],
  ['buyer', '/appeal/', /Обращения/],
  ['buyer', '/appeal/add/', /Новое обращение/],
  ['clerk', '/catalog/obuv/', /Обувь/],
  ['clerk', '/finances/', /Финансы/],
  ['manager', '/', /Елена/],
  ['manager', '/favourites/', /Избранное/],
  ['manager', '/compare/', /Сравнение/],
  ['manager', '/manager/mycompanies/', /Компании/],
  ['manager', '/appeal/', /Обращения/],
  ['ops', '/', /Сергей/],
];

for (const [person, path, heading] of screens) {
  test(`${path} for the ${person} is accessible, fits the width and has a title (§1.51)`, async ({
    page,
    signIn,
  }) => {
    await signIn(person);
    await page.goto(path);
    await expect(new ShopPage(page).heading).toHaveText(heading);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/ — Спецоснова$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test('the login page is accessible and fits the width', async ({ page }) => {
  await page.goto('/auth');
  await expect(new ShopPage(page).heading).toHaveText('Вход');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

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
