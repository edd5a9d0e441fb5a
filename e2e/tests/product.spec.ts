import { findGrinder, findProduct } from '../fixtures/products.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openProduct } from '../pages/product-page.ts';
import { ShopPage } from '../pages/shop-page.ts';

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

test('a buyer asks, the manager answers on the page, and the buyer reads it (§1.11)', {
  tag: '@once',
}, async ({ page, signIn, api }) => {
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

test('what is out of stock shows its analogs first, and its arrival is waited for (§1.9)', {
  tag: '@once',
}, async ({ page, signIn, api }) => {
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

test('what goes with a product is put into the basket beside it (§1.10)', { tag: '@once' }, async ({
  page,
  signIn,
  api,
}) => {
  await signIn('buyer');
  await openProduct(page, await findGrinder(api));
  const block = page.getByRole('region', { name: 'Расходные материалы' });
  await page.keyboard.press('End');
  await block.scrollIntoViewIfNeeded();
  const add = block.getByRole('button', { name: /^В корзину/ }).first();
  const saved = page.waitForResponse('**/api/basket/add/');
  await add.click();
  const added = block.getByRole('link', { name: /^В корзине/ }).first();
  await expect(added).toBeVisible();
  // It is shown before the server has stored it.
  await saved;
  await page.reload();
  await expect(new ShopPage(page).heading).toBeVisible();
  await page.keyboard.press('End');
  await block.scrollIntoViewIfNeeded();
  await expect(added).toBeVisible();
});
