import type { Page } from '@playwright/test';
import { clearBasket, getBasket } from '@shop/contracts/basket-order/basket';
import { getOrders } from '@shop/contracts/basket-order/orders';
import { getHome, saveHome } from '@shop/contracts/catalog/home';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { HomePage } from '../pages/home-page.ts';
import { ShopPage } from '../pages/shop-page.ts';

const allTiles = [
  'Баланс',
  'Последние заказы',
  'Черновики',
  'Акции',
  'Вы недавно смотрели',
  'Уведомления',
  'Новости',
];

/**
 * Expects these tiles in this order, each with its content. Lazy ones load when they come near the viewport.
 */
async function expectTiles(page: Page, names: readonly string[]) {
  const { places } = new HomePage(page);
  await expect(places).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const place = places.nth(index);
    // The placeholder goes once the tile has loaded.
    await expect(() => place.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass({ timeout: 10_000 });
    await expect(place.getByRole('heading', { level: 2 })).toHaveText(name);
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await api.call(saveHome, { body: { control: [] } });
  await api.call(clearBasket, {});
});

test('a buyer finds every block filled, and nothing moves when they arrive', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await expect(new ShopPage(page).heading).toHaveText(/Ирина/);
  await expectTiles(page, allTiles);
  await expect(home.tile('Акции').getByRole('link').first()).toHaveAttribute('href', /^\/actions\//);
  await expect(home.tile('Новости').getByRole('listitem')).toHaveCount(5);
  await expect(home.tile('Вы недавно смотрели').getByRole('link').nth(1)).toHaveAttribute(
    'href',
    /^\/detail\//,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('blocks are moved and hidden by keyboard, stay so after a reload, and come back', async ({
  page,
  api,
}) => {
  const home = new HomePage(page);
  await home.open();
  const settings = await home.openSettings();
  const up = settings.getByRole('button', { name: 'Выше: Черновики' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('status')).toHaveText('«Черновики»: место 1 из 7');
  await expect(up).toBeFocused();
  await settings.getByRole('checkbox', { name: 'Новости' }).focus();
  await page.keyboard.press('Space');
  await expect(home.tile('Новости')).toBeHidden();
  await expectAccessible(page);
  await expect(async () => {
    const { controls } = await api.call(getHome, {});
    expect(controls.map(({ code, isShown }) => [code, isShown])).toContainEqual(['news', false]);
  }).toPass();

  await page.reload();
  await expectTiles(page, ['Черновики', 'Баланс', 'Последние заказы', ...allTiles.slice(3, 6)]);
  await (await home.openSettings()).getByRole('button', { name: 'По умолчанию' }).click();
  await expectTiles(page, allTiles);
});

test('one click puts an old order into the basket, another takes it out again (§1.22)', {
  tag: '@once',
}, async ({ page, api }) => {
  const home = new HomePage(page);
  const { items } = await api.call(getOrders, { query: { pageSize: 3 } });
  const { number } = items[1]!;
  await home.open();
  const orders = home.tile('Последние заказы');
  await orders.getByRole('button', { name: `Повторить заказ № ${number}` }).click();
  const copied = page.getByRole('dialog', { name: 'Заказ повторён' });
  await expect(copied.getByRole('status')).toContainText(`Заказ № ${number}: в корзину добавлено`);
  expect((await api.call(getBasket, {})).grid.row.length).toBeGreaterThan(0);
  await expect(home.tile('Черновики').getByRole('link', { name: 'Продолжить' })).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await copied.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText(`Заказ № ${number} убран из корзины`)).toBeVisible();
  expect((await api.call(getBasket, {})).grid.row).toEqual([]);
});

test('a product whose page was opened stands first among those looked at (§1.15)', { tag: '@once' }, async ({
  page,
}) => {
  const home = new HomePage(page);
  await page.goto('/catalog/perchatki/');
  const product = page.getByRole('main').locator('a[href^="/detail/"]').first();
  await product.click();
  const { heading } = new ShopPage(page);
  await expect(page).toHaveURL(/\/detail\//);
  const name = await heading.textContent();
  await home.open();
  await expectTiles(page, allTiles);
  await expect(home.tile('Вы недавно смотрели').getByRole('listitem').first()).toContainText(name ?? '');
});

test('a manager sees the clients and what is new, and none of a buyer’s tiles', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Открыть компании' })).toBeVisible();
  await expectTiles(page, ['Акции', 'Вы недавно смотрели', 'Уведомления', 'Новости']);
});
