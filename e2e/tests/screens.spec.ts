import type { Person } from '../fixtures/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { escapeForRegExp } from '../fixtures/text.ts';
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
  ['manager', '/manager/mycompanies/', /Компании/],
  ['manager', '/appeal/', /Обращения/],
];

for (const [person, path, heading] of screens) {
  test(`${path} for the ${person} is accessible, fits the width and has a title`, async ({
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

test('the way from the list to the basket needs no mouse', async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/catalog/perchatki/');
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  const product = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  await add.focus();
  await page.keyboard.press('Enter');
  const inBasket = page.getByRole('link', {
    name: new RegExp(`^В корзине: \\d+\\. ${escapeForRegExp(product)}`),
  });
  await expect(inBasket).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(new ShopPage(page).heading).toHaveText(/Корзина/);
});
