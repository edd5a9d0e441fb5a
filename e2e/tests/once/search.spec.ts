import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test.beforeEach(({ signIn }) => signIn('buyer'));

const results = (query: string) => `/search/?query=${encodeURIComponent(query)}`;

test('the wrong layout, another alphabet and mistakes find what was meant, and say so', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [typed, meant] of [
    ['gthxfnrb', 'перчатки'],
    ['perchatki', 'перчатки'],
    ['пирчатки', 'перчатки'],
    ['грифон', 'grifon'],
  ] as const) {
    await page.goto(results(typed));
    await expect(main.getByText(`Показаны результаты по запросу «${meant}»`)).toBeVisible();
    await expect(main.getByRole('heading', { level: 3, name: /^Перчатки/ }).first()).toBeVisible();
  }
  await page.goto(results('gthxfnrb'));
  await expect(main.getByText('Показаны результаты')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Искать именно «gthxfnrb»' }).click();
  await expect(main.getByText('По запросу «gthxfnrb» ничего не найдено')).toBeVisible();
  await main.getByRole('link', { name: 'Искать «перчатки»' }).click();
  await expect(new ShopPage(page).heading).toHaveText(/^Поиск «перчатки» \d+/);
});

test('an article finds its product, however it is typed', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(results('кст 101'));
  await expect(main.getByRole('heading', { level: 3, name: /^Костюм/ }).first()).toBeVisible();
  await expect(main.getByText('КСТ-101').first()).toBeVisible();
  await page.goto(results('kst-101'));
  await expect(main.getByText('КСТ-101').first()).toBeVisible();
});

test('the search of the phone header fills the screen as far as that header goes (§2.72)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1040, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Поиск' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поиск' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  const scrollbar = 20;
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await dialog.boundingBox())!;
      return [x, y, width > 1040 - scrollbar, height];
    })
    .toEqual([0, 0, true, 800]);
});
