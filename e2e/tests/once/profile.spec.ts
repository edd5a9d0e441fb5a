import { changePassword } from '@shop/contracts/account/account';
import { getProfile } from '@shop/contracts/account/profile';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { ProfilePage } from '../../pages/profile-page.ts';

for (const person of ['buyer', 'clerk', 'manager', 'ops'] as const)
  test(`the profile of the ${person} is accessible and fits 380, 1280 and 320 px`, async ({
    page,
    signIn,
  }) => {
    await signIn(person);
    for (const width of [380, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await new ProfilePage(page).open();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

test('another session is listed and ended, and this one goes on', async ({ page, signIn, api, shop }) => {
  await signIn('manager');
  await new ProfilePage(page).open();
  const { sessions } = new ProfilePage(page);
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
  await new ProfilePage(page).open();
  await page.getByLabel(/^Текущий пароль/).fill('Demo2025');
  await page.getByLabel(/^Новый пароль/).fill('Winter2027x');
  await page.getByLabel(/^Пароль ещё раз/).fill('Winter2027x');
  await page.getByRole('button', { name: 'Изменить пароль' }).click();
  await expect(page.getByRole('region', { name: 'Пароль' }).getByRole('alert')).toContainText(
    'Пароль не изменён',
  );
});

test('a new password ends the other sessions and opens the next', async ({ page, signIn, api }) => {
  await signIn('clerk');
  const elsewhere = api.token;
  await signIn('clerk');
  await new ProfilePage(page).open();
  const change = async (from: string, to: string) => {
    await page.getByLabel(/^Текущий пароль/).fill(from);
    await page.getByLabel(/^Новый пароль/).fill(to);
    await page.getByLabel(/^Пароль ещё раз/).fill(to);
    await page.getByRole('button', { name: 'Изменить пароль' }).click();
    await expect(page.getByText('Пароль изменён. Остальные сеансы завершены').first()).toBeVisible();
    await expect(page.getByLabel(/^Текущий пароль/)).toHaveValue('');
  };
  await change('Demo2026', 'Kaska7Zaschita');
  await expect(new ProfilePage(page).sessions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  api.token = elsewhere;
  expect((await api.send(getProfile, {})).status).toBe(401);
  await api.logIn('clerk@demo.example', 'Kaska7Zaschita');
  // Other tests log in with the demo password.
  await api.call(changePassword, { body: { oldPassword: 'Kaska7Zaschita', password: 'Demo2026' } });
});
