import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

test.beforeEach(({ signIn }) => signIn('buyer'));

const results = (query: string) => `/search/?query=${encodeURIComponent(query)}`;

test('typed words lead by Enter to what they find, and Back and a reload restore it (§1.12)', async ({
  page,
  isMobile,
}) => {
  const shop = new ShopPage(page);
  const main = page.getByRole('main');
  await page.goto('/catalog/');
  if (isMobile) await page.getByRole('button', { name: 'Поиск' }).click();
  const box = page.getByRole('combobox', { name: 'Поиск по каталогу' });
  await box.fill('нитриловые перчатки');
  await expect(page.getByRole('option', { name: /^Перчатки нитриловые/ }).first()).toBeVisible();
  await box.press('Enter');

  await expect(shop.heading).toHaveText(/^Поиск «нитриловые перчатки» \d+/);
  await expect(page).toHaveTitle(/Поиск «нитриловые перчатки»/);
  await expect(main.getByRole('heading', { level: 3, name: /^Перчатки/ }).first()).toHaveText(
    /^Перчатки нитриловые/,
  );
  if (!isMobile) await expect(box).toHaveValue('нитриловые перчатки');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const all = await shop.foundProducts();
  await shop.chooseFacet('Редут');
  await expect(page).toHaveURL(/\/search\/filter\/brand-is-.*\?query=/);
  await expect.poll(() => shop.foundProducts()).toBeLessThan(all);
  const some = await shop.foundProducts();
  await page.reload();
  await expect.poll(() => shop.foundProducts()).toBe(some);
  await page.goBack();
  await expect.poll(() => shop.foundProducts()).toBe(all);
});

test('what is found is narrowed down to a section and widened again', async ({ page }) => {
  const shop = new ShopPage(page);
  await page.goto(results('фортис'));
  await expect(shop.heading).toHaveText(/^Поиск «фортис» \d+/);
  const all = await shop.foundProducts();
  await page.getByRole('navigation', { name: 'Подразделы' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\/[^?]+\/\?query=/);
  await expect.poll(() => shop.foundProducts()).toBeLessThan(all);
  const some = await shop.foundProducts();
  // A phone shows only the parent step.
  await page
    .getByRole('navigation', { name: 'Навигационная цепочка' })
    .getByRole('link')
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/search\/.*\?query=/);
  await expect.poll(() => shop.foundProducts()).toBeGreaterThan(some);
});

test('nothing found says what to try, and too little says how much it takes', { tag: '@once' }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(results('<b>абракадабра</b>'));
  await expect(main.getByText('По запросу «<b>абракадабра</b>» ничего не найдено')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole('navigation', { name: 'Посмотрите в разделах' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/[^/]+\/$/);

  await page.goto(results('пе'));
  await expect(main.getByText('Введите не меньше трёх символов')).toBeVisible();
  await expectAccessible(page);
  await page.goto(results('я'.repeat(200)));
  await expect(main.getByText(/ничего не найдено/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
