import type { Page } from '@playwright/test';
import { changePassword } from '@shop/shared/contracts/account';
import { getOutbox } from '@shop/shared/contracts/developer';
import { getProfile } from '@shop/shared/contracts/profile';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

const widths = [380, 1280] as const;

/** Opens the profile with everything in it. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/my-profile/');
  await expect(new ShopPage(page).heading).toHaveText('Мой профиль');
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const person of ['buyer', 'clerk', 'manager', 'ops'] as const)
  test(`the profile of the ${person} is accessible and fits 380, 1280 and 320 px`, async ({
    page,
    signIn,
  }) => {
    await signIn(person);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 860 });
      await openProfile(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

test('what is changed in the profile is there after a reload, by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('clerk');
  await openProfile(page);
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

test('companies say what each right gives', async ({ page, signIn }) => {
  await signIn('clerk');
  await openProfile(page);
  const companies = page.getByRole('region', { name: 'Компании и права' });
  await expect(companies.getByRole('heading', { name: 'ООО «Ромашка»' })).toBeVisible();
  await expect(companies.getByRole('listitem')).toHaveText([/^Цены — видеть цены/, /^Обращения — писать/]);
});

test('another session is listed and ended, and this one goes on', async ({ page, signIn, api, shop }) => {
  await signIn('manager');
  await openProfile(page);
  const sessions = page.getByRole('region', { name: 'Открытые сеансы' });
  const before = await sessions.getByRole('listitem').count();
  const other = await page.context().browser()!.newContext({ baseURL: shop.url });
  await other.newPage().then(async (elsewhere) => {
    await elsewhere.goto('/auth');
    await elsewhere.getByRole('textbox', { name: /почта/i }).fill('manager@demo.example');
    await elsewhere.getByLabel(/^Пароль/).fill('Demo2026');
    await elsewhere.getByRole('button', { name: 'Войти' }).click();
    await expect(elsewhere).toHaveURL('/');

    await page.reload();
    await expect(sessions.getByRole('listitem')).toHaveCount(before + 1);
    await sessions.getByRole('button', { name: 'Завершить все остальные' }).click();
    await expect(page.getByText('Остальные сеансы завершены')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    await elsewhere.goto('/my-profile/');
    await expect(elsewhere).toHaveURL(/\/auth/);
  });
  await other.close();
  await page.reload();
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  expect(api.token).toBeTruthy();
});

test('a new password needs the old one', async ({ page, signIn }) => {
  await signIn('manager');
  await openProfile(page);
  await page.getByLabel(/^Текущий пароль/).fill('Demo2025');
  await page.getByLabel(/^Новый пароль/).fill('Winter2027x');
  await page.getByLabel(/^Пароль ещё раз/).fill('Winter2027x');
  await page.getByRole('button', { name: 'Изменить пароль' }).click();
  await expect(page.getByRole('region', { name: 'Пароль' }).getByRole('alert')).toContainText(
    'Пароль не изменён',
  );
});

test('a phone is added by the code that comes to it and the password', async ({ page, signIn, api }, {
  project,
}) => {
  const digits = project.name === 'phone' ? '9161234568' : '9161234567';
  await signIn('ops');
  await openProfile(page);
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
});

test('a new password ends the other sessions and opens the next', async ({ page, signIn, api }) => {
  await signIn('clerk');
  const elsewhere = api.token;
  await signIn('clerk');
  await openProfile(page);
  const change = async (from: string, to: string) => {
    await page.getByLabel(/^Текущий пароль/).fill(from);
    await page.getByLabel(/^Новый пароль/).fill(to);
    await page.getByLabel(/^Пароль ещё раз/).fill(to);
    await page.getByRole('button', { name: 'Изменить пароль' }).click();
    await expect(page.getByText('Пароль изменён. Остальные сеансы завершены').first()).toBeVisible();
    await expect(page.getByLabel(/^Текущий пароль/)).toHaveValue('');
  };
  await change('Demo2026', 'Kaska7Zaschita');
  await expect(page.getByRole('region', { name: 'Открытые сеансы' }).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  api.token = elsewhere;
  expect((await api.send(getProfile, {})).status).toBe(401);
  await api.logIn('clerk@demo.example', 'Kaska7Zaschita');
  // Other tests log in with the password of the demo.
  await api.call(changePassword, { body: { oldPassword: 'Kaska7Zaschita', password: 'Demo2026' } });
});
