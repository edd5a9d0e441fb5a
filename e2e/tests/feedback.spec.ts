import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Обратная связь' });
const message = (page: Page) => dialog(page).getByRole('textbox', { name: /Сообщение/ });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Отправить' });

/** The keyboard is used because lazy tiles of the home page move the footer from under the pointer. */
async function openForm(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Обратная связь' }).press('Enter');
  await expect(message(page)).toBeVisible();
}

test('a buyer writes to the shop by keyboard, is thanked, and the modal goes by itself (§1.40)', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Обратная связь' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeFocused();
  await expect(dialog(page).getByRole('textbox', { name: /Телефон/ })).toHaveValue('+7 (900) 000-00-01');
  await expect(submit(page)).toBeDisabled();
  await page.keyboard.type('<script>alert(1)</script> Когда откроется склад?');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('Сообщение отправлено');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what was typed is there after the modal is closed, and after a reload', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('clerk');
  await openForm(page);
  await message(page).fill('Не успею дописать');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Обратная связь' }).press('Enter');
  await expect(message(page)).toHaveValue('Не успею дописать');
  await openForm(page);
  await expect(message(page)).toHaveValue('Не успею дописать');
  await expect(submit(page)).toBeEnabled();
});

test('a failure is told, and what was typed can be sent again', { tag: '@once' }, async ({
  page,
  signIn,
}) => {
  await signIn('manager');
  await openForm(page);
  await message(page).fill('Проверка связи');
  await page.route('**/api/sendWebForm/feedback/', (route) => route.abort());
  await submit(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Нет связи с сервером');
  await expectAccessible(page);
  await page.unroute('**/api/sendWebForm/feedback/');
  await submit(page).click();
  await expect(dialog(page).getByRole('status')).toContainText('Сообщение отправлено');
});
