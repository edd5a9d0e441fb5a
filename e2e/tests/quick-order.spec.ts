import { utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { clearBasket, forgetRemoved, getBasket } from '@shop/contracts/basket-order/basket';
import { forgetCustomerPartNumber, getCustomerPartNumbers } from '@shop/contracts/basket-order/quick-order';
import { getListing } from '@shop/contracts/catalog/listings';
import { leastQuantity } from '@shop/domain/quantity/quantity';
import type { ApiClient } from '../fixtures/api-client.ts';
import { paste } from '../fixtures/paste.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';

interface Sold {
  readonly offerId: number;
  readonly article: string;
  readonly measure: string;
  /** A quantity that needs no correction. */
  readonly quantity: number;
}

/** Offers in stock with unique articles. */
async function someOffers(api: ApiClient, count: number): Promise<Sold[]> {
  const sold = new Map<string, Sold>();
  for (let page = 1; sold.size < count; page += 1) {
    const { products } = await api.call(getListing, {
      params: { code: '' },
      query: { page, pageSize: 100, sort: 'name', navNum: 1 },
    });
    if (products.items.length === 0) break;
    for (const { offers, multiplicity, minOrderCount, measure } of products.items)
      for (const { id, article, stockStatus } of offers) {
        const quantity = leastQuantity({ minOrderCount, multiplicity });
        if (stockStatus.isInStock)
          sold.set(article, { offerId: Number(id), article, quantity, measure: measure.measureBase });
      }
  }
  return [...sold.values()].slice(0, count);
}

async function held(api: ApiClient): Promise<ReadonlyMap<number, number>> {
  const { grid } = await api.call(getBasket, {});
  return new Map(grid.row.map((row) => [Number(row.product_id), row.basketQuantity]));
}

const asked = (sold: readonly Sold[]) => new Map(sold.map(({ offerId, quantity }) => [offerId, quantity]));
const main = (page: Page) => page.getByRole('main');
const totals = (page: Page) => main(page).getByText(/^Строк в/);
const added = (page: Page) => main(page).getByText(/^Добавлено в.корзину/);
const add = (page: Page) => main(page).getByRole('button', { name: /^Добавить/ });

/** Adds figures to the report of the run. */
const note = (description: string) => test.info().annotations.push({ type: 'measured', description });

/** Requests for the quick order and the basket, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/basket/') || path.startsWith('/web/basket/')) paths.push(path);
  });
  return paths;
}

/** Drops a file on the page. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transferred = new DataTransfer();
      const letters = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transferred.items.add(new File([letters], fileName));
      return transferred;
    },
    [name, bytes.toString('base64')] as const,
  );
  const zone = main(page).getByText(/^Перетащите сюда/);
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}

// All tests of a worker share one basket, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await api.call(clearBasket, {});
  await api.call(forgetRemoved, { body: {} });
  const { items } = await api.call(getCustomerPartNumbers, {});
  for (const { id } of items) await api.call(forgetCustomerPartNumber, { params: { id: Number(id) } });
});

test('a file of 1,000 lines is checked, a line is set right, and the rest is in the basket (§1.19)', {
  tag: '@once',
}, async ({ page, api }) => {
  const sold = await someOffers(api, 900);
  const unknown = 'НАШ-АРТИКУЛ-77';
  const lines = [
    ...sold.map(({ article, quantity }) => [article, quantity]),
    ...Array.from({ length: 99 }, (_, at) => [`НЕТ ТАКОГО ${at}`, 'много']),
    [unknown, 1],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Артикул', 'Количество'], ...lines]), 'Заявка');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;

  await page.goto('/quickorder/?tab=download');
  await expect(main(page).getByText(/^Перетащите сюда/)).toBeVisible();
  const requests = watchRequests(page);
  const begun = Date.now();
  await drop(page, 'заявка.xlsx', bytes);
  await expect(totals(page)).toHaveText(/файле: 1.000 = добавим.900 \+ исправлено.0 \+ отклонено.100/);
  note(`1,000 lines, drop to preview: ${Date.now() - begun} ms`);
  expect(requests).toEqual(['/api/basket/parseFile/']);

  await main(page)
    .getByRole('button', { name: /^Отклонённые/ })
    .click();
  const field = main(page).getByLabel('Артикул, строка 902', { exact: true });
  await field.fill(sold[0]!.article);
  await field.press('Enter');
  await main(page).getByLabel('Количество, строка 902', { exact: true }).fill(String(sold[0]!.quantity));
  await main(page).getByLabel('Количество, строка 902', { exact: true }).press('Enter');
  await expect(totals(page)).toHaveText(/исправлено.2 \+ отклонено.99/);

  const addedAt = Date.now();
  await add(page).click();
  await expect(added(page)).toBeVisible();
  note(`900 offers into the basket: ${Date.now() - addedAt} ms`);
  expect(requests.filter((path) => path === '/api/basket/list/add/')).toHaveLength(1);
  await expect(totals(page)).toHaveText(/файле: 1.000 = добавлено.901 \+ отклонено.99/);
  const wanted = new Map(asked(sold)).set(sold[0]!.offerId, sold[0]!.quantity * 2);
  expect(await held(api)).toEqual(wanted);

  // The address and the browser's storage restore all of it.
  await page.reload();
  await expect(totals(page)).toHaveText(/файле: 1.000 = добавлено.901 \+ отклонено.99/);
});

test('a suggestion sets a line right, its code is learned, and both can be taken back', {
  tag: '@once',
}, async ({ page, api }) => {
  const [sold] = await someOffers(api, 1);
  await page.goto('/quickorder/?tab=table');
  await main(page).getByLabel('Артикул, строка 1', { exact: true }).click();
  // A mistyped article: the similar one is suggested.
  await paste(page, `Наши перчатки\t${sold!.quantity}`);
  await main(page)
    .getByRole('button', { name: /^Проверить/ })
    .click();
  const suggestion = main(page)
    .getByRole('button', { name: /^Взять / })
    .first();
  await suggestion.click();
  await expect(totals(page)).toHaveText(/отклонено.0/);
  await add(page).click();
  await expect(main(page).getByText(/^Запомнили: ваш артикул «Наши перчатки»/)).toBeVisible();
  expect((await api.call(getCustomerPartNumbers, {})).items).toHaveLength(1);
  await main(page).getByRole('button', { name: 'Не запоминать' }).click();
  await expect(main(page).getByText(/^Запомнили/)).toBeHidden();
  expect((await api.call(getCustomerPartNumbers, {})).items).toHaveLength(0);
  await main(page).getByRole('button', { name: 'Отменить добавление' }).click();
  await expect(added(page)).toBeHidden();
  expect(await held(api)).toEqual(new Map());
});

test('lines are pasted into the table as they come, checked, and added with their repeats summed up', async ({
  page,
  api,
}) => {
  const sold = await someOffers(api, 3);
  await page.goto('/quickorder/?tab=table');
  await main(page).getByLabel('Артикул, строка 1', { exact: true }).click();
  const rows = [...sold, sold[0]!].map(
    ({ article, quantity, measure }) => `${quantity} ${measure};${article}`,
  );
  await paste(page, ['Кол-во;Артикул', ...rows].join('\r\n'));
  await expect(main(page).getByText('Вставлено: 4 строки')).toBeVisible();
  await expect(main(page).getByLabel('Артикул, строка 2', { exact: true })).toHaveValue(sold[1]!.article);
  await page.reload();
  await expect(main(page).getByLabel('Артикул, строка 2', { exact: true })).toHaveValue(sold[1]!.article);
  await main(page).getByRole('button', { name: 'Проверить 4 строки' }).click();
  await expect(totals(page)).toHaveText(/таблице: 4 = добавим.2 \+ исправлено.2 \+ отклонено.0/);
  await add(page).click();
  await expect(added(page)).toHaveText(/3 позиции из.4 строк/);
  expect(await held(api)).toEqual(new Map(asked(sold)).set(sold[0]!.offerId, sold[0]!.quantity * 2));
});

test('10,000 lines are pasted at once', { tag: '@once' }, async ({ page, api }) => {
  const sold = await someOffers(api, 50);
  await page.goto('/quickorder/?tab=table');
  await main(page).getByLabel('Артикул, строка 1', { exact: true }).click();
  const rows = Array.from({ length: 10_000 }, (_, at) => `${sold[at % 50]!.article}\t1`);
  const begun = Date.now();
  await paste(page, rows.join('\n'));
  await expect(main(page).getByText(/^Вставлено: 10.000 строк/)).toBeVisible();
  note(`10,000 pasted lines in the table: ${Date.now() - begun} ms`);
  const checked = Date.now();
  await main(page)
    .getByRole('button', { name: /^Проверить/ })
    .click();
  await expect(totals(page)).toHaveText(/таблице: 10.000 = .*отклонено.0/, { timeout: 30_000 });
  note(`10,000 lines checked: ${Date.now() - checked} ms`);
});

test('a scanner types faster than anything is found, and no code is lost', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const sold = await someOffers(api, 4);
  await page.goto('/quickorder/');
  await expect(main(page).getByRole('combobox')).toBeFocused();
  for (const { article } of [...sold, sold[0]!]) await page.keyboard.type(`${article}\n`);
  await page.keyboard.type('4600000000000\n');
  await expect(main(page).getByText(/Не.найден: 4600000000000/)).toBeVisible();
  await expect(totals(page)).toHaveText(/списке: 5 = .*отклонено.1/);
  await expect(main(page).getByRole('combobox')).toBeFocused();
  await expect(main(page).getByRole('combobox')).toHaveValue('');
  for (const [at, { article }] of sold.entries())
    await expect(main(page).getByLabel(`Артикул, строка ${at + 1}`, { exact: true })).toHaveValue(article);
  await expect(main(page).getByLabel('Количество, строка 1', { exact: true })).toHaveValue('2');
});

test('a name finds offers to choose from by keyboard', { tag: '@once' }, async ({ page }) => {
  await page.goto('/quickorder/');
  await main(page).getByRole('combobox').fill('перчатки');
  const option = main(page).getByRole('listbox').getByRole('option').first();
  await expect(option).toContainText(/перчатки/i);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^Добавлено: Перчатки/)).toBeVisible();
  await expect(totals(page)).toHaveText(/отклонено.0/);
});

test('a file that cannot be one is refused at once, with its limit', { tag: '@once' }, async ({ page }) => {
  await page.goto('/quickorder/?tab=download');
  const requests = watchRequests(page);
  await drop(page, 'фото.png', Buffer.from('png'));
  await expect(main(page).getByRole('alert')).toHaveText(/подойдут xlsx, xls, ods, csv, tsv, txt/);
  await drop(page, 'заявка.xlsx', Buffer.alloc(20_000_001));
  await expect(main(page).getByRole('alert')).toHaveText(/принимаем до.20.МБ/);
  expect(requests).toEqual([]);
  // A workbook that was truncated.
  await drop(page, 'заявка.xlsx', Buffer.from('PK\u0003\u0004'));
  await expect(main(page).getByRole('alert')).toHaveText(/Файл не прочитан/);
});

test('a file is cancelled, and a sample is downloaded', { tag: '@once' }, async ({ page }) => {
  await page.goto('/quickorder/?tab=download');
  await page.route('**/api/basket/parseFile/**', () => undefined);
  await drop(page, 'заявка.csv', Buffer.from('КП-1;5'));
  await main(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(main(page).getByText(/^Перетащите сюда/)).toBeVisible();
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Образец XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('every tab is accessible and fits the narrowest phone', { tag: '@once' }, async ({ page, api }) => {
  const sold = await someOffers(api, 3);
  await page.goto('/quickorder/?tab=table');
  await main(page).getByLabel('Артикул, строка 1', { exact: true }).click();
  const rows = sold.map(({ article, quantity }) => `${article}\t${quantity}\tКакой-то товар`);
  await paste(page, [...rows, 'Наши перчатки\t5\t'].join('\n'));
  await expect(main(page).getByText(/^Вставлено/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main(page)
    .getByRole('button', { name: /^Проверить/ })
    .click();
  await expect(totals(page)).toHaveText(/отклонено.1/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const tab of ['search', 'download']) {
    await page.goto(`/quickorder/?tab=${tab}`);
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
