import { getOutbox } from '@shop/contracts/platform/developer';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';

test('what is changed in the profile is there after a reload, by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('clerk');
  await new ProfilePage(page).open();
  const position = page.getByRole('textbox', { name: 'Должность' });
  await page.getByRole('textbox', { name: /Отчество/ }).focus();
  await page.keyboard.press('Tab');
  await expect(position).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  const text = `Кладовщик ${Date.now()}`;
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Профиль сохранён')).toBeVisible();
  await page.reload();
  await expect(position).toHaveValue(text);
});

test('companies say what each right gives', { tag: '@once' }, async ({ page, signIn }) => {
  await signIn('clerk');
  await new ProfilePage(page).open();
  const companies = page.getByRole('region', { name: 'Компании и права' });
  await expect(companies.getByRole('heading', { name: 'ООО «Ромашка»' })).toBeVisible();
  await expect(companies.getByRole('listitem')).toHaveText([/^Цены — видеть цены/, /^Обращения — писать/]);
});

test(
  'a phone is added by the code that comes to it and the password',
  { tag: '@once' },
  async ({ page, signIn, api }, { project }) => {
    const digits = project.name === 'phone' ? '9161234568' : '9161234567';
    await signIn('ops');
    await new ProfilePage(page).open();
    const panel = page.getByRole('region', { name: 'Телефон' });
    await panel.getByRole('button', { name: 'Добавить' }).click();
    await panel.getByRole('textbox', { name: /Новый телефон/ }).pressSequentially(digits);
    await page.keyboard.press('Enter');
    const code = panel.getByRole('textbox', { name: /Код из SMS/ });
    await expect(code).toBeFocused();
    const { items } = await api.call(getOutbox, {});
    const sms = items.find(({ recipient }) => recipient === `7${digits}`);
    await expectAccessible(page);
    await code.pressSequentially(/\d{4}/.exec(sms?.body ?? '')?.[0] ?? '');
    const password = panel.getByLabel(/^Текущий пароль/);
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('Demo2025');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription('Текущий пароль указан неверно');
    await password.fill('Demo2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Телефон изменён')).toBeVisible();
    await expect(panel.getByText('+7 (916) 123-45-6')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Изменить' })).toBeFocused();
  },
);
