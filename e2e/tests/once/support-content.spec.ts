import { getNews } from '@shop/contracts/support/news';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

/** At the width of the window and at the narrowest. */
async function expectReadable(page: Page, heading: RegExp): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(new ShopPage(page).heading).toHaveText(heading);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('the news and an item of them are accessible and fit the width', async ({ page, signIn, api }) => {
  await signIn('buyer');
  await page.goto('/news/');
  await expectReadable(page, /^Новости/);
  const { items } = await api.call(getNews, { query: {} });
  await page.goto(`/news/${items[0]?.code}/`);
  await expectReadable(page, new RegExp(items[0]?.title ?? 'nothing'));
});

for (const [path, heading] of [
  ['/faq/', /^Вопросы и ответы/],
  ['/privacy/', /^Политика/],
] as const) {
  test(`a visitor reads ${path}: it is accessible and fits the width`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page, heading);
  });
}

test('the editing of content is accessible and fits the width', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/manager/content/');
  await expectReadable(page, /^Содержание сайта/);
});

test('a manager drafts a news item, sees how it will look, publishes it, and a buyer reads it (§1.25)', async ({
  page,
  signIn,
}) => {
  const title = 'Переезд склада в Твери';
  await signIn('manager');
  await page.goto('/manager/content/');
  await page.getByRole('link', { name: 'Новая новость' }).click();
  await page.getByRole('textbox', { name: /^Заголовок/ }).fill(title);
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.fill('Новый адрес');
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('**Новый адрес**');
  await expect(page.getByRole('region', { name: 'Просмотр' }).locator('strong')).toHaveText('Новый адрес');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/manager\/content\/news\/\d+\/$/);
  await page.getByRole('button', { name: 'Сохранить и опубликовать' }).click();
  await expect(page.getByText('Новость опубликована')).toBeVisible();
  await signIn('buyer');
  await page.goto('/news/');
  await page.getByRole('link', { name: title }).click();
  await expect(new ShopPage(page).heading).toHaveText(title);
  await expect(page.getByRole('main').locator('strong')).toHaveText('Новый адрес');
});
