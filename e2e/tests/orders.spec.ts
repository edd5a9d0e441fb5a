import { getOrder, getOrders } from '@shop/contracts/basket-order/orders';
import type { ApiClient } from '../fixtures/api-client.ts';
import { emptyBasket, heldInBasket } from '../fixtures/basket.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

// All tests of a worker share one company's orders, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, signIn }) => {
  await signIn('buyer');
  // The question about the city may cover the button.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Да', exact: true }), (yes) => yes.click());
});

const listed = async (api: ApiClient, query: Parameters<typeof api.call<typeof getOrders>>[1]['query']) =>
  (await api.call(getOrders, { query: { pageSize: 100, ...query } })).items;

test('the list is narrowed, linked to, and exported as it is narrowed', async ({ page, api }) => {
  const main = page.getByRole('main');
  const delivered = await listed(api, { status: 'delivered' });
  const article = (await api.call(getOrder, { params: { id: Number(delivered[0]!.id) } })).order.lines[0]!
    .article;
  const found = await listed(api, { status: 'delivered', search: article });
  await page.goto('/orders/');
  await expect(new ShopPage(page).heading).toHaveText(/Заказы/);
  const unfold = page.getByRole('button', { name: 'Фильтры' });
  if (await unfold.isVisible()) await unfold.click();
  await page.getByLabel('Статус').selectOption('Доставлен');
  await main.getByRole('searchbox').fill(article);
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`search=${encodeURIComponent(article).replaceAll('.', '\\.')}.*status=delivered`),
  );
  await page.reload();
  const chips = page.getByRole('group', { name: 'Выбранные фильтры' });
  await expect(chips).toContainText(`Поиск: ${article}`);
  await expect(main.getByRole('link', { name: /^№ ЗК-/ })).toHaveText(
    found.slice(0, 10).map(({ number }) => `№ ${number}`),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await chips.getByRole('button', { name: 'Сбросить все' }).click();
  await expect(page).toHaveURL(/\/orders\/$/);
});

test('an order is cancelled with a reason, and its goods go back into the basket (§1.21)', async ({
  page,
  api,
}) => {
  await emptyBasket(api);
  const open = (await listed(api, { status: 'confirmed' }))[0]!;
  await page.goto(`/orders/${open.id}/`);
  await expect(new ShopPage(page).heading).toHaveText(`Заказ № ${open.number}`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Больше не нужно' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByText(/Причина: Больше не нужно\..*снова свободны/)).toBeVisible();
  const { order } = await api.call(getOrder, { params: { id: Number(open.id) } });
  expect([order.status, order.cancelReason]).toEqual(['cancelled', 'Больше не нужно']);

  await page.getByRole('button', { name: /Вернуть товары/ }).click();
  await expect(dialog.getByRole('status')).toContainText(`Заказ № ${open.number}`);
  await expectAccessible(page);
  expect(Object.keys(await heldInBasket(api)).length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText(`Заказ № ${open.number} убран из корзины`)).toBeVisible();
  expect(await heldInBasket(api)).toEqual({});
});

test('a claim about two lines arrives in the appeal', async ({ page, api }) => {
  const shipped = (await listed(api, { status: 'delivered' })).find(({ lineCount }) => lineCount > 2)!;
  const { lines } = (await api.call(getOrder, { params: { id: Number(shipped.id) } })).order;
  await page.goto(`/orders/${shipped.id}/`);
  await page.getByRole('button', { name: 'Претензия' }).click();
  const table = page.getByRole('table', { name: 'Товары для претензии' });
  await page.getByRole('radio', { name: 'Брак' }).check();
  for (const { name } of lines.slice(0, 2))
    await table.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Продолжить' }).click();

  await expect(page.getByLabel(/Тема/)).toHaveValue(`Брак по заказу № ${shipped.number}`);
  const claimed = page.getByRole('list', { name: 'Товары, о которых речь' }).getByRole('listitem');
  const isTicked = page.getByRole('checkbox', { checked: true });
  await expect(claimed.filter({ has: isTicked })).toContainText(
    lines.slice(0, 2).map(({ article }) => article),
  );
  await page.getByLabel(/Что случилось/).fill('Швы разошлись в первый же день.');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page).toHaveURL(/\/appeal\/\d+\/$/);
  await expect(claimed).toContainText(lines.slice(0, 2).map(({ article }) => article));
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: `Заказ № ${shipped.number}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/orders/${shipped.id}/$`));
});
