import { clearBasket, getBasket, setBasketQuantities } from '@shop/shared/contracts/basket';
import { getListing } from '@shop/shared/contracts/listings';
import type { ApiClient } from '../fixtures/api-client.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ShopPage } from '../pages/shop-page.ts';

const SECTION = '/catalog/spetsodezhda/kurtki/';

async function kurtki(api: ApiClient) {
  return api.call(getListing, {
    params: { code: 'spetsodezhda/kurtki/' },
    query: { page: 1, pageSize: 20, sort: 'status', navNum: 1 },
  });
}

/** Offers and quantities of the basket. */
async function basketOf(api: ApiClient) {
  const { grid } = await api.call(getBasket, {});
  return grid.row.map(({ product_id, basketQuantity }) => [product_id, basketQuantity]);
}

async function brandsOf(api: ApiClient): Promise<readonly [string, string]> {
  const { filter } = await kurtki(api);
  const brand = filter.items.props.find(({ code }) => code === 'brand')!;
  return [brand.values[0]!.value, brand.values[1]!.value];
}

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await api.call(clearBasket, {});
});

test('facets narrow the list, and back, forward, reload and a shared link restore them', async ({
  page,
  api,
  context,
}) => {
  const [brand, other] = await brandsOf(api);
  const listing = new ListingPage(page);
  const shop = new ShopPage(page);
  await listing.open(SECTION);
  const all = await shop.foundProducts();
  await shop.chooseFacet(brand);
  await expect(listing.chosen).toContainText(brand);
  await expect(async () => expect(await shop.foundProducts()).toBeLessThan(all)).toPass();
  const one = await shop.foundProducts();
  await shop.chooseFacet(other);
  await expect(async () => expect(await shop.foundProducts()).toBeGreaterThan(one)).toPass();

  await page.goBack();
  await expect(listing.chosen).not.toContainText(other);
  await expect(async () => expect(await shop.foundProducts()).toBe(one)).toPass();
  await page.goBack();
  await expect(listing.chosen).toBeHidden();
  await page.goForward();
  await expect(listing.chosen).toContainText(brand);
  await page.reload();
  await expect(listing.chosen).toContainText(brand);

  const guest = await context.newPage();
  await guest.goto(page.url());
  await expect(new ListingPage(guest).chosen).toContainText(brand);
  expect(await new ShopPage(guest).foundProducts()).toBe(one);
});

test('a view lies in the address and is remembered', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open(SECTION);
  await expect(listing.cards.first()).toBeVisible();
  await listing.chooseView('Таблица заказа');
  await expect(listing.table).toBeVisible();
  await expect(page).toHaveURL(/view=table/);
  await page.goBack();
  await expect(listing.cards.first()).toBeVisible();
  await listing.open('/catalog/obuv/');
  await expect(listing.table).toBeVisible();
  await expect(page).toHaveURL(/view=table/);
});

test('an order is typed by the keyboard alone, and is in the basket', async ({ page, api }) => {
  const listing = new ListingPage(page);
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/basket/list/update/')) calls.push(request.postDataJSON());
  });
  const offers = (await kurtki(api)).products.items.flatMap(({ offers }) => offers);
  await listing.open(`${SECTION}?view=table`);
  await listing.quantities.first().focus();
  // As fast as somebody who types: the rows are sent together after a pause of 300 ms.
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('77');
  await page.keyboard.press('Escape');
  await expect(listing.quantities.nth(2)).toHaveValue('');
  await page.keyboard.press('Shift+Enter');
  await expect(listing.quantities.nth(1)).toBeFocused();
  await expect
    .poll(() => basketOf(api))
    .toEqual([
      [offers[0]!.id, 3],
      [offers[1]!.id, 4],
    ]);
  expect(calls).toHaveLength(1);
  await expect(listing.quantities.nth(1)).toBeFocused();

  // Down through the whole page: rows that are not on screen come as they are reached, and keep the focus.
  for (let row = 1; row < 30; row += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Количество: /);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('a quantity that could not be sent stays at its row and is sent again', { tag: '@once' }, async ({
  page,
  api,
  health,
}) => {
  health.tolerate(/ERR_FAILED|Failed to load/);
  const listing = new ListingPage(page);
  await listing.open(`${SECTION}?view=table`);
  await page.route('**/api/basket/list/update/', (route) => route.abort());
  await listing.quantities.first().fill('3');
  await page.keyboard.press('Enter');
  await expect(listing.table).toContainText('Нет связи с сервером');
  await expect(listing.quantities.first()).toHaveValue('3');
  await page.unroute('**/api/basket/list/update/');
  await listing.table.getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(async () => (await basketOf(api)).length).toBe(1);
});

test('ticked products go into the basket with one call, and come out again', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const listing = new ListingPage(page);
  const [first] = (await kurtki(api)).products.items;
  await api.call(setBasketQuantities, { body: { products: [{ id: first!.offers[0]!.id, quantity: 1 }] } });
  await listing.open(SECTION);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await page.getByRole('button', { name: 'Выбранные в корзину' }).click();
  await expect(page.getByText(/Добавлено в\sкорзину/)).toBeVisible();
  await expect.poll(async () => (await basketOf(api)).length).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(async () => (await basketOf(api)).length).toBe(1);
});

for (const view of ['cards', 'list', 'table'])
  test(`the listing as ${view} is accessible and fits the screen`, async ({ page }) => {
    const listing = new ListingPage(page);
    await listing.open(`${SECTION}?view=${view}`);
    await expect(view === 'table' ? listing.quantities.first() : listing.cards.first()).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();
    await expect(page.getByRole('button', { name: 'Выбранные в корзину' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
