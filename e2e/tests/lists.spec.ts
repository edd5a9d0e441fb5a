import { addToComparison, clearComparison, getComparison } from '@shop/contracts/catalog/comparison';
import { addFavourite, clearFavourites } from '@shop/contracts/catalog/favourites';
import { productsOf } from '../fixtures/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { counter, hearts } from '../pages/lists.ts';
import { ShopPage } from '../pages/shop-page.ts';

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await api.call(clearFavourites, {});
  await api.call(clearComparison, {});
});

test('a heart is full at once, counted in the header and in another tab, and lies in the favourites (§1.13)', {
  tag: '@once',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/favourites/');
  await expect(other.getByRole('heading', { name: 'В избранном пока ничего нет' })).toBeVisible();
  await page.goto('/catalog/perchatki/');
  const heart = hearts(page).first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('В избранное: ', '');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page)).toHaveAccessibleName(/1/);
  await expect(counter(other)).toHaveAccessibleName(/1/);
  await expect(other.getByRole('main').getByRole('heading', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `В избранное: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the comparison shows only what differs, moves by the keyboard, and fits every width (§1.14)', async ({
  page,
  api,
}) => {
  const gloves = await productsOf(api, 'perchatki', 6);
  const boots = await productsOf(api, 'obuv', 1);
  await api.call(addToComparison, { body: { productId: [...gloves, ...boots].map(({ id }) => id) } });
  await page.goto('/compare/');
  const table = page.getByRole('table', { name: /«Перчатки»/ });
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const region = page.getByRole('region', { name: 'Сравнение: Перчатки' });
  await region.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }).toPass();

  const rows = table.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Только различия' }).press('Space');
  await expect(page).toHaveURL(/differences=1/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const left = await rows.count();
  await page.reload();
  await expect(rows).toHaveCount(left);

  await page
    .getByRole('link', { name: /^Обувь/, disabled: false })
    .last()
    .click();
  await expect(page.getByRole('table', { name: /«Обувь»/ })).toBeVisible();
  await page.goBack();
  await expect(table).toBeVisible();
  for (const width of [320, 380, 769, 1280, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('a product leaves the comparison and comes back, and so do all of them', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const gloves = await productsOf(api, 'perchatki', 3);
  await api.call(addToComparison, { body: { productId: gloves.map(({ id }) => id) } });
  await page.goto('/compare/');
  const table = page.getByRole('table');
  const name = gloves[0]?.name ?? '';
  await page.getByRole('button', { name: `Убрать из сравнения: ${name}` }).press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('region', { name: /^Сравнение: / })).toBeFocused();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Очистить' }).press('Enter');
  const back = page.getByRole('button', { name: 'Вернуть 3 товара' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const { sections } = await api.call(getComparison, {});
  expect(sections.flatMap(({ items }) => items).map(({ id }) => id)).toHaveLength(3);
});

test('the favourites are accessible, keep their places, and are emptied and brought back', async ({
  page,
  api,
}) => {
  // Offers that another test puts into the basket do not count: «Выбрать все» skips those.
  const products = await productsOf(api, 'obuv', 5);
  await api.call(addFavourite, { body: { productId: products.map(({ id }) => id) } });
  await page.goto('/favourites/');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(new ShopPage(page).heading).toHaveText(/Избранное\s+5/);
  await expect(cards).toHaveCount(5);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [320, 380, 769, 1280, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  await hearts(page).nth(1).click();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(new ShopPage(page).heading).toHaveText(/Избранное\s+4/);
  await expect(cards).toHaveCount(5);
  await expectAccessible(page);
  await page.reload();
  await expect(cards).toHaveCount(4);

  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await page.getByRole('button', { name: 'Убрать выбранные из избранного' }).click();
  await expect(counter(page)).not.toHaveAccessibleName(/\d/);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(counter(page)).toHaveAccessibleName(/4/);

  await page.getByRole('button', { name: 'Очистить' }).press('Enter');
  const back = page.getByRole('button', { name: 'Вернуть 4 товара' });
  await expect(back).toBeFocused();
  await expectAccessible(page);
  await back.press('Enter');
  await expect(cards).toHaveCount(4);
  await expect(counter(page)).toHaveAccessibleName(/4/);
});
