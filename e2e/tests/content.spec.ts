import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { getBrandListing } from '@shop/shared/contracts/brand-listings';
import { getPriceListSections } from '@shop/shared/contracts/price-lists';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

const pages = [
  ['/brands/', /Бренды/],
  ['/brands/fortis/', /Фортис/],
  ['/actions/', /Акции/],
  ['/actions/podbor-siz/', /подбор СИЗ/],
  ['/actions/letnyaya-obuv/', /Летняя обувь/],
  ['/marketing/', /Материалы/],
  ['/marketing/pamyatka-perchatki/', /Памятка/],
  ['/price-lists/', /Прайс-листы/],
] as const;

for (const [path, heading] of pages) {
  test(`${path} is accessible, fits the width and has a title`, async ({ page, signIn }) => {
    await signIn('buyer');
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

test('a brand is found by a few letters, and its filter lasts through a reload and Back', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/brands/');
  await page.getByRole('searchbox', { name: 'Найти бренд' }).fill('форт');
  await page.getByRole('link', { name: 'Фортис' }).click();
  const { heading } = new ShopPage(page);
  await expect(heading).toHaveText(/^Фортис/);
  const all = await heading.textContent();
  await page.getByRole('link', { name: /^С покрытием/ }).click();
  await expect(page).toHaveURL(/\/brands\/fortis\/perchatki\/s-pokrytiem\/$/);
  await expect(heading).toHaveText(/^Фортис: С покрытием/);
  await chooseFacet(page, /^10 \d/);
  await expect(page).toHaveURL(/\/filter\/.+-is-10\/apply\/$/);
  const narrowed = await heading.textContent();
  expect(narrowed).not.toBe(all);
  await page.reload();
  await expect(heading).toHaveText(narrowed ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/s-pokrytiem\/$/);
});

test('promotions are four, then all of them; what is over says so, and its goods can be ordered', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/actions/');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(cards).toHaveCount(6);
  await page.reload();
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: /Летняя обувь/ }).click();
  await expect(page.getByText('Акция завершена', { exact: true })).toBeVisible();
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  await add.click();
  await expect(page.getByRole('link', { name: /^В корзине: \d+/ }).first()).toBeVisible();
});

test('a price list is made while the user is elsewhere, downloaded and has the prices of the shop', async ({
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

/** Facets stand beside the list, or in a drawer where there is little room. */
async function chooseFacet(page: Page, name: RegExp): Promise<void> {
  const drawer = page.getByRole('button', { name: /^Фильтры/ });
  if (await drawer.isVisible()) {
    await drawer.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: /^Показать/ }).click();
  } else await page.getByRole('complementary').getByRole('checkbox', { name }).check();
}
