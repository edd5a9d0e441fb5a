import { clearBasket, getBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { getSections, type SectionNode } from '@shop/contracts/catalog/catalog';
import { getListing } from '@shop/contracts/catalog/listings';
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
  const [first, second] = filter.items.props.flatMap((facet) =>
    facet.code === 'brand' && facet.displayType === 'list' ? facet.values : [],
  );
  return [first!.value, second!.value];
}

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await api.call(clearBasket, {});
});

test('facets narrow the list, and back, forward, reload and a shared link restore them (§1.4)', async ({
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
  const stored: unknown[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/basket/list/update/'))
      stored.push(...(await response.json()).data.products);
  });
  const offers = (await kurtki(api)).products.items.flatMap(({ offers }) => offers);
  await listing.open(`${SECTION}?view=table`);
  await listing.quantities.first().focus();
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
  // Each row appears once, and never the one that was abandoned; the number of calls depends on the speed of
  // typing.
  await expect
    .poll(() => stored)
    .toMatchObject([
      { id: offers[0]!.id, quantity: 3 },
      { id: offers[1]!.id, quantity: 4 },
    ]);
  await expect(listing.quantities.nth(1)).toBeFocused();

  // Scrolls through the whole page: rows are rendered as they come into view, and keep the focus.
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
  test(`the listing as ${view} is accessible and fits the screen with a product chosen`, {
    tag: '@once',
  }, async ({ page }) => {
    const listing = new ListingPage(page);
    await listing.open(`${SECTION}?view=${view}`);
    await expect(view === 'table' ? listing.quantities.first() : listing.cards.first()).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Выбрать: / })
      .first()
      .check();
    await expect(page.getByRole('button', { name: 'Выбранные в корзину' })).toBeVisible();
    for (const width of [1280, 380]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });

/** Goes from the top of the catalogue down to one of the deepest sections. */
function deepestBranch(sections: readonly SectionNode[]): readonly SectionNode[] {
  const branches = sections.map((section) => [section, ...deepestBranch(section.children)]);
  return branches.reduce((deepest, branch) => (branch.length > deepest.length ? branch : deepest), []);
}

test('the menu of sections opens over any page and leads to the last level (§3.37)', async ({
  page,
  api,
}) => {
  const branch = deepestBranch((await api.call(getSections, { query: { depth: 4 } })).items);
  await new ShopPage(page).open('/basket/');
  const opener = page.getByRole('button', { name: 'Каталог', exact: true });
  const menu = page.getByRole('dialog', { name: 'Каталог' });
  await opener.click();
  await expect(menu.getByRole('link', { name: branch[0]!.name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  for (const { name } of branch.slice(0, -1))
    await menu.getByRole('button', { name: `Подразделы: ${name}`, exact: true }).click();
  const last = branch.at(-1)!;
  await menu.getByRole('link', { name: last.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/catalog/${last.path}/$`));
  await expect(menu).toBeHidden();
});

test('every level of the catalogue unfolds on its first page (§3.37)', async ({ page, api }) => {
  const { items } = await api.call(getSections, { query: { depth: 4 } });
  const [top, ...below] = deepestBranch(items);
  await new ShopPage(page).open('/catalog/');
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: top!.name, exact: true }) });
  const all = tile.getByRole('button', { name: /^Все подразделы/ });
  await expect(tile).toBeVisible();
  if (await all.isVisible()) await all.click();
  for (const { name } of below.slice(0, -1))
    await tile.getByRole('button', { name: `Подразделы: ${name}`, exact: true }).click();
  await expectNoSidewaysScroll(page);
  await tile.getByRole('link', { name: below.at(-1)!.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/catalog/${below.at(-1)!.path}/$`));
});

test('a card and a row of the order table open the fast view (§1.8)', async ({ page }) => {
  const view = page.getByRole('dialog').getByRole('link', { name: 'Страница товара' });
  for (const path of [SECTION, `${SECTION}?view=table`]) {
    await new ListingPage(page).open(path);
    const opener = page.getByRole('button', { name: /^Быстрый просмотр/ }).first();
    // A mouse reveals it by hovering over a card's picture; on a touch screen it is visible.
    if (!test.info().project.name.startsWith('phone')) await opener.hover();
    await expect(opener).toHaveCSS('opacity', '1');
    await opener.click();
    await expect(view).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the stock of all warehouses unfolds in the order table and covers no other row', async ({
  page,
  isMobile,
}) => {
  const listing = new ListingPage(page);
  await listing.open('/catalog/perchatki/?view=table');
  const rows = listing.table.getByRole('row').filter({ has: page.getByRole('textbox') });
  await expect(rows.nth(1)).toBeVisible();
  const warehouses = rows.first().getByText(/ · .* · /);
  const isCut = () => warehouses.evaluate((line) => line.scrollWidth > line.clientWidth);
  expect(await isCut(), 'cut while nobody looks at it').toBe(true);
  const expectWhole = async () => {
    await expect.poll(isCut).toBe(false);
    const isCovered = await rows
      .nth(1)
      .getByText(/В наличии|Ожидаем|Нет в наличии/)
      .first()
      .evaluate((status) => {
        const { left, top, height } = status.getBoundingClientRect();
        const found = document.elementFromPoint(left + 12, top + height / 2);
        return !(found && (status.contains(found) || found.contains(status)));
      });
    expect(isCovered, 'the status of the next row is covered').toBe(false);
  };
  const field = rows.first().getByRole('textbox');
  const before = (await field.boundingBox())!;
  await field.focus();
  await expectWhole();
  expect((await field.boundingBox())!.y, 'the field stays where it is').toBeCloseTo(before.y, 0);
  if (isMobile) return;
  await page.getByRole('checkbox', { name: 'Выбрать все' }).focus();
  await expect.poll(isCut).toBe(true);
  await warehouses.hover();
  await expectWhole();
});

test('a section that is not there is asked for once', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/web/catalog/no-such-section')) asked.push(request.url());
  });
  await page.goto('/catalog/no-such-section/');
  await expect(new ShopPage(page).heading).toHaveText('Такого раздела нет');
  await page.getByRole('link', { name: 'Весь каталог' }).click();
  await expect(new ShopPage(page).heading).toHaveText(/Каталог/);
  expect(asked).toHaveLength(1);
});
