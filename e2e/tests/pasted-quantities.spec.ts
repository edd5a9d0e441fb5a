import type { Page } from '@playwright/test';
import { createBasketTemplate, getBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import { getListing } from '@shop/contracts/catalog/listings';
import type { ApiClient } from '../fixtures/api-client.ts';
import { emptyBasket, fillBasket, heldInBasket, someOffers } from '../fixtures/basket.ts';
import { paste } from '../fixtures/paste.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';

const quantities = (page: Page) => page.getByRole('main').getByRole('spinbutton');
const said = (page: Page) => page.getByRole('region', { name: 'Сообщения' });

// All tests of a worker share one basket, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ signIn, api, context }) => {
  await signIn('buyer');
  await emptyBasket(api);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.afterEach(({ api }) => emptyBasket(api));

test('two cells of a spreadsheet fill two rows of the basket, by the real clipboard, and are taken back', async ({
  page,
  api,
}) => {
  const lines = await someOffers(api, 3);
  await fillBasket(api, lines);
  await page.goto('/basket/');
  await expect(quantities(page)).toHaveCount(3);
  await quantities(page).first().focus();
  await page.evaluate(() => navigator.clipboard.writeText('12\r\n240\r\n'));
  await page.keyboard.press('Control+V');
  await expect(quantities(page).nth(0)).toHaveValue('12');
  await expect(quantities(page).nth(1)).toHaveValue('240');
  await expect(quantities(page).nth(2)).toHaveValue('10');
  await expect(said(page)).toContainText('Заполнено: 2 поля');
  await expect
    .poll(async () => Object.values(await heldInBasket(api)).toSorted((one, other) => one - other))
    .toEqual([10, 12, 240]);
  await said(page).getByRole('button', { name: 'Отменить' }).click();
  await expect(quantities(page).nth(1)).toHaveValue('10');
  await expect.poll(async () => Object.values(await heldInBasket(api))).toEqual([10, 10, 10]);
});

test('cells that are no quantity or have no row are said, and nothing is made up', { tag: '@once' }, async ({
  page,
  api,
}) => {
  await fillBasket(api, await someOffers(api, 2));
  await page.goto('/basket/');
  await quantities(page).first().focus();
  await paste(page, 'Кол-во\t№\r\n12,0\tпервая\r\nмного\tвторая\r\n7\tтретья\r\n');
  await expect(quantities(page).nth(0)).toHaveValue('12');
  await expect(quantities(page).nth(1)).toHaveValue('10');
  await expect(said(page)).toContainText(/«много» не\sвставлено \(введите число\)/);
  await expect(said(page)).toContainText(/Не\sпоместилось: 1 ячейка/);
});

test('a long basket is filled beyond what is on screen', { tag: '@once' }, async ({ page, api }) => {
  const lines = await someOffers(api, 2000);
  await fillBasket(api, lines);
  await page.goto('/basket/');
  await quantities(page).first().focus();
  const begun = Date.now();
  await paste(page, lines.map(() => '120000').join('\r\n'));
  await expect(said(page)).toContainText(/^Заполнено: 2\s000 полей/);
  const description = `2,000 quantities pasted into the basket: ${Date.now() - begun} ms`;
  test.info().annotations.push({ type: 'measured', description });
  await expect
    .poll(async () => [...new Set(Object.values(await heldInBasket(api)))], { timeout: 30_000 })
    .toEqual([120_000]);
});

test('the order table is filled downwards', { tag: '@once' }, async ({ page, api }) => {
  const listing = new ListingPage(page);
  await listing.open('/catalog/spetsodezhda/kurtki/?view=table');
  await listing.quantities.first().focus();
  await paste(page, '12\t240');
  await expect(listing.quantities.nth(0)).toHaveValue('12');
  await expect(listing.quantities.nth(1)).toHaveValue('240');
  await expect
    .poll(async () => Object.values(await heldInBasket(api)).toSorted((one, other) => one - other))
    .toEqual([12, 240]);
});

test('the matrix of sizes is filled right and down', { tag: '@once' }, async ({ page, api }) => {
  await page.goto(`/detail/${await codeWithMatrix(api)}/`);
  await page.getByRole('button', { name: 'Заказать несколько размеров' }).click();
  const matrix = page.getByRole('group', { name: /^Количество по размерам/ }).getByRole('table');
  const { row, column } = await matrix.evaluate(findSquare);
  const at = (down: number, right: number) =>
    matrix
      .locator('tbody tr')
      .nth(row + down)
      .locator('td')
      .nth(column + right)
      .getByRole('textbox');
  await at(0, 0).focus();
  await paste(page, '12\t24\r\n36\t240\r\n');
  await expect(at(0, 0)).toHaveValue('12');
  await expect(at(0, 1)).toHaveValue('24');
  await expect(at(1, 0)).toHaveValue('36');
  await expect(at(1, 1)).toHaveValue('240');
  await expect
    .poll(async () => Object.values(await heldInBasket(api)).toSorted((one, other) => one - other))
    .toEqual([12, 24, 36, 240]);
});

test('a basket template is filled downwards and saved', { tag: '@once' }, async ({ page, api }) => {
  const products = await someOffers(api, 2);
  const { code } = await api.call(createBasketTemplate, {
    body: { name: 'Вставка', description: '', isShared: false, products },
  });
  await page.goto(`/basket-templates/${code}/`);
  await quantities(page).first().focus();
  await paste(page, '12\n240\n');
  await expect(quantities(page).nth(0)).toHaveValue('12');
  await expect(quantities(page).nth(1)).toHaveValue('240');
  await expect(page.getByText('Всё сохранено')).toBeVisible();
  const { rows } = await api.call(getBasketTemplate, { params: { code } });
  expect(rows.map(({ quantity }) => quantity)).toEqual([12, 240]);
});

/** The product with the most combinations of size and height. */
async function codeWithMatrix(api: ApiClient): Promise<string> {
  const { products } = await api.call(getListing, {
    params: { code: 'spetsodezhda/' },
    query: { page: 1, pageSize: 100, sort: 'name', navNum: 1 },
  });
  const byHeights = products.items
    .filter(({ multiplicity, minOrderCount }) => 12 % multiplicity === 0 && minOrderCount <= 12)
    .filter(({ offers }) => offers.every(({ variant }) => 'Размер' in variant && 'Рост' in variant))
    .toSorted((one, other) => other.offers.length - one.offers.length);
  if (!byHeights[0]) throw new Error('Nothing comes in sizes by heights');
  return byHeights[0].code;
}

/** Finds four sizes that lie beside and below each other. */
function findSquare(table: Element): { readonly row: number; readonly column: number } {
  const isMade = [...table.querySelectorAll('tbody tr')].map((line) =>
    [...line.querySelectorAll('td')].map((cell) => cell.querySelector('input') !== null),
  );
  for (const [row, cells] of isMade.entries())
    for (const column of cells.keys()) {
      const square = [
        cells[column],
        cells[column + 1],
        isMade[row + 1]?.[column],
        isMade[row + 1]?.[column + 1],
      ];
      if (square.every(Boolean)) return { row, column };
    }
  throw new Error('No four sizes are beside each other');
}
