import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

test('a buyer writes an appeal, sees the conversation, and the manager finds it', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  const subject = `Не хватает перчаток ${Date.now()}`;
  await page.goto('/appeal/add/');
  await page.getByRole('combobox', { name: /Вид обращения/ }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /Тема/ }).fill(subject);
  await page.getByRole('textbox', { name: /Что случилось/ }).fill('В коробке десять пар вместо двенадцати.');
  await page.getByRole('button', { name: 'Отправить' }).click();

  await expect(page).toHaveURL(/\/appeal\/\d+\/$/);
  await expect(new ShopPage(page).heading).toHaveText(subject);
  await expect(page.getByText('В коробке десять пар вместо двенадцати.')).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await signIn('manager');
  await page.goto('/appeal/');
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByText('В коробке десять пар вместо двенадцати.')).toBeVisible();
});
