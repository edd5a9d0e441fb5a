import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { getBrandListing } from '@shop/contracts/catalog/brand-listings';
import { getPriceListSections } from '@shop/contracts/catalog/price-lists';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test('a price list is made while the user is elsewhere, downloaded and has the prices of the shop (§1.24)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('buyer');
  await page.goto('/price-lists/');
  await page.getByRole('checkbox', { name: /^Перчатки/ }).check();
  await page.getByRole('button', { name: 'Сформировать' }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Перчатки' }).last(),
  ).toBeVisible();
  await page.goto('/marketing/');
  await expect(new ShopPage(page).heading).toHaveText(/Материалы/);
  await page.goto('/price-lists/');
  const save = page.getByRole('button', { name: 'Скачать XLSX' }).first();
  const downloading = page.waitForEvent('download');
  await save.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Прайс-лист Спецоснова \d{4}-\d\d-\d\d\.xlsx$/);
  const book = read(await readFile(await download.path()));
  const sheet = book.Sheets['Прайс-лист']!;
  expect(String(sheet.A2.v)).toContain('ООО «Ромашка»');
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { range: 4 });

  const { products } = await api.call(getBrandListing, {
    params: { brand: 'fortis', code: 'perchatki/' },
    query: {},
  });
  const offers = products.items.flatMap((product) => product.offers);
  expect(offers.length).toBeGreaterThan(20);
  for (const { article, prices, stockStatus } of offers) {
    const row = rows.find((found) => found.Артикул === article);
    expect(row?.['Цена, ₽'], article).toBe((prices?.breaks[0]?.kopecks ?? 0) / 100);
    expect(row?.['В наличии'], article).toBe(stockStatus.isInStock ? 'Да' : 'Нет');
  }
  const { sectionsForPriceList } = await api.call(getPriceListSections, {});
  expect(rows.length).toBeGreaterThan(
    sectionsForPriceList.find(({ name }) => name === 'Перчатки')?.elementCount ?? 0,
  );
});

test('a manager makes price lists too, of the list price', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/price-lists/');
  await expect(page.getByRole('button', { name: 'Сформировать' })).toBeVisible();
});
