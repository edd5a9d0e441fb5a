import type { APIResponse } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShopPage } from '../pages/shop-page.ts';

test('from login through facets, basket and checkout to the invoice (§1.20)', async ({ page, context }) => {
  const shop = new ShopPage(page);
  const main = page.getByRole('main');

  await page.goto('/');
  await new LoginPage(page).logIn('buyer@demo.example', 'Demo2026');
  await expect(shop.heading).toHaveText(/Ирина/);

  await shop.goToCatalogue();
  await main.getByRole('link', { name: 'Перчатки', exact: true }).first().click();
  await expect(shop.heading).toHaveText(/Перчатки/);
  const before = await shop.foundProducts();
  await shop.chooseFacet('Редут');
  await expect(page).toHaveURL(/\/filter\/brand-is-/);
  await expect.poll(() => shop.foundProducts()).toBeLessThan(before);
  const product = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  const name = (await product.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await product.getByRole('link', { name }).click();

  await expect(shop.heading).toHaveText(name);
  await page.getByRole('button', { name: `В корзину: ${name}` }).click();
  await expect(page.getByRole('link', { name: /^В корзине: \d+/ })).toBeVisible();
  await expect(shop.basketLink).toHaveAccessibleName(/1/);

  await shop.goToBasket();
  await expect(main.getByRole('link', { name })).toBeVisible();
  // An order has a minimum sum.
  const quantity = main.getByRole('table').getByRole('spinbutton').first();
  await quantity.fill('120');
  await quantity.press('Enter');
  await main.getByRole('link', { name: 'Оформить заказ' }).click();

  await expect(shop.heading).toHaveText(/Оформление/);
  await main.getByRole('radio', { name: /Самовывоз со склада/ }).check();
  await main.getByRole('group', { name: 'Склад' }).getByRole('radio').first().check();
  await main.getByRole('radio', { name: 'По счёту' }).check();
  await main.getByRole('button', { name: 'Подтвердить заказ' }).click();

  await expect(page).toHaveURL(/\/orders\/\d+\/$/);
  await expect(main.getByText(/Заказ № .+ оформлен/)).toBeVisible();
  await expect(main.getByRole('table', { name: 'Товары заказа' }).getByText(name)).toBeVisible();
  await expect(main.getByText(/^Товары в\sрезерве до/)).toBeVisible();
  await main.getByRole('button', { name: /^Продлить до/ }).click();
  await expect(main.getByRole('button', { name: 'Продлён' })).toBeVisible();
  await expect(main.getByText(/Резерв продлён, ещё раз продлить его нельзя/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The response is read on its way: once the browser's viewer shows a document, its headers are the
  // viewer's.
  const invoice = new Promise<APIResponse>((resolve) => {
    void context.route('**/api/files/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response });
      resolve(response);
    });
  });
  const opening = context.waitForEvent('page');
  await main.getByRole('button', { name: 'Счёт на оплату' }).first().click();
  await opening;
  const answer = await invoice;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['content-disposition']).toMatch(/^inline; .*%D0%A1%D1%87%D1%91%D1%82/);
});

test('the basket is still there after a reload and in another tab', async ({ page, context, signIn }) => {
  await signIn('buyer');
  const shop = new ShopPage(page);
  await page.goto('/catalog/obuv/');
  const other = await context.newPage();
  await other.goto('/basket/');
  await expect(new ShopPage(other).heading).toHaveText(/Корзина/);
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  await add.click();
  await expect(page.getByRole('link', { name: /^В корзине: \d+/ }).first()).toBeVisible();

  await expect(other.getByRole('main').getByRole('link', { name })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('main').getByRole('link', { name })).toBeVisible();
  await other.getByRole('button', { name: `Удалить: ${name}` }).click();
  await expect(other.getByRole('button', { name: `Вернуть: ${name}` })).toBeVisible();
  await shop.goToBasket();
  // Rows that were deleted, by whomever, stand there until somebody hides them.
  await expect(page.getByRole('button', { name: `Вернуть: ${name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Удалить: ${name}` })).toHaveCount(0);
});
