import type { Page } from '@playwright/test';
import { getListing } from '@shop/shared/contracts/listings';
import type { ProductItem } from '@shop/shared/contracts/products';
import type { ApiClient } from '../fixtures/api-client.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

/** A product of a section in stock, or of those at its end one that is not. */
async function findProduct(api: ApiClient, section: string, isInStock = true): Promise<ProductItem> {
  const query = { pageSize: 100, page: isInStock ? 1 : 10_000 };
  const { products } = await api.call(getListing, { params: { code: `${section}/` }, query });
  const found = (products.items as ProductItem[]).find(
    ({ stockStatus }) => stockStatus.isInStock === isInStock,
  );
  if (!found) throw new Error(`${section} has no such product`);
  return found;
}

const findGrinder = (api: ApiClient) => findProduct(api, 'elektroinstrument/shlifmashiny');

async function openProduct(page: Page, { code, name }: ProductItem, search = ''): Promise<void> {
  await page.goto(`/detail/${code}/${search}`);
  await expect(new ShopPage(page).heading).toHaveText(name);
}

test('each tab has an address of its own: a link opens it, Back returns', async ({ page, signIn, api }) => {
  await signIn('buyer');
  await openProduct(page, await findGrinder(api), '?tab=documents');
  const sheet = page.getByRole('link', { name: 'Технический паспорт' });
  await expect(sheet).toBeVisible();
  const file = await page.request.get((await sheet.getAttribute('href'))!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('link', { name: /^Характеристики/ }).click();
  await expect(page).toHaveURL(/\?tab=specifications$/);
  await expect(page.getByRole('heading', { name: 'Технические данные' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible();
});

test('the gallery is walked by keyboard, below the picture and over the whole screen', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('buyer');
  await openProduct(page, await findGrinder(api));
  const main = page.getByRole('button', { name: /^Открыть на весь экран/ });
  await page.getByRole('radio', { name: 'Фото 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main).toHaveAccessibleName(/фото 2 из 3$/);

  await main.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 из 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('3 из 3')).toBeVisible();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Уменьшить' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(/фото 3 из 3$/);
});

test('a buyer asks, the manager answers on the page, and the buyer reads it', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('buyer');
  const boots = await findProduct(api, 'obuv/botinki');
  const text = `Есть ли <b>сертификат</b>? ${Date.now()}`;
  await openProduct(page, boots, '?tab=questions');
  await page.getByRole('textbox', { name: /^Ваш вопрос о товаре/ }).fill(text);
  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  await expect(page.getByText('Вопрос отправлен.')).toBeVisible();
  const question = page.getByRole('listitem').filter({ hasText: text });
  await expect(question.getByText('Ждёт ответа')).toBeVisible();

  await signIn('manager');
  await openProduct(page, boots, '?tab=questions');
  await question.getByRole('button', { name: 'Ответить' }).click();
  await question.getByRole('textbox').fill('Есть, приложим к УПД.');
  await question.getByRole('button', { name: 'Опубликовать ответ' }).click();
  await expect(question.getByText('Есть, приложим к УПД.')).toBeVisible();

  await signIn('buyer');
  await openProduct(page, boots, '?tab=questions');
  await expect(question.getByText('Есть, приложим к УПД.')).toBeVisible();
  await expect(question.getByText('Елена М., менеджер')).toBeVisible();
});

test('what is out of stock shows its analogs first, and its arrival is waited for', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('clerk');
  await openProduct(page, await findProduct(api, 'obuv', false));
  await expect(page.getByRole('link', { name: /^Аналоги/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Товара сейчас нет, его заменят эти:')).toBeVisible();

  const toggle = page.getByRole('button', { name: /^(Сообщить о|Вы узнаете о)\sпоступлении$/ });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse(/\/api\/catalog\/arrival\//);
  await toggle.click();
  await expect(toggle).toHaveText(/Вы узнаете о\sпоступлении/);
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveText(/Сообщить о\sпоступлении/);
});

test('what goes with a product is put into the basket beside it', async ({ page, signIn, api }) => {
  await signIn('buyer');
  await openProduct(page, await findGrinder(api));
  const block = page.getByRole('region', { name: 'Расходные материалы' });
  await page.keyboard.press('End');
  await block.scrollIntoViewIfNeeded();
  const add = block.getByRole('button', { name: /^В корзину/ }).first();
  await add.click();
  const added = block.getByRole('link', { name: /^В корзине/ }).first();
  await expect(added).toBeVisible();
  await page.reload();
  await expect(new ShopPage(page).heading).toBeVisible();
  await page.keyboard.press('End');
  await block.scrollIntoViewIfNeeded();
  await expect(added).toBeVisible();
});

test('the product page is accessible and fits 380, 1280 and 320 px, on every tab', async ({
  page,
  signIn,
  api,
}) => {
  test.setTimeout(120_000);
  await signIn('buyer');
  const grinder = await findGrinder(api);
  for (const tab of ['description', 'specifications', 'analogs', 'documents', 'questions']) {
    for (const width of [380, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await openProduct(page, grinder, `?tab=${tab}`);
      // What stands below comes when somebody comes near it.
      await page.keyboard.press('End');
      await page.getByRole('region', { name: 'Аксессуары' }).scrollIntoViewIfNeeded();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});
