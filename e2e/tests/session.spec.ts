import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShopPage } from '../pages/shop-page.ts';

test('a visitor is asked to log in and then led to where he was going', async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto('/finances/');
  await expect(page).toHaveURL(/\/auth\/?\?redirect=%2Ffinances%2F$/);
  await login.logIn('buyer@demo.example', 'Demo2026');
  await expect(page).toHaveURL(/\/finances\/$/);
  await expect(new ShopPage(page).heading).toHaveText('Финансы');
});

test('a wrong password is refused with a clear message, and what was typed stays', { tag: '@once' }, async ({
  page,
}) => {
  const login = new LoginPage(page);
  await page.goto('/auth');
  await login.logIn('buyer@demo.example', 'Wrong2026');
  await expect(page.getByRole('alert')).toContainText(/Неверный логин или пароль/);
  await expect(login.loginField).toHaveValue('buyer@demo.example');
});

test('a logged-in user on the login page goes home', { tag: '@once' }, async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/auth');
  await expect(new ShopPage(page).heading).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('logging out asks first, and then ends the session in every tab (§4.14, §4.16)', {
  tag: '@once',
}, async ({ page, context, signIn }) => {
  await signIn('buyer');
  const shop = new ShopPage(page);
  await page.goto('/orders/');
  const other = await context.newPage();
  await other.goto('/basket/');
  await expect(new ShopPage(other).heading).toHaveText(/Корзина/);
  await shop.logOut();
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
  await other.goto('/orders/');
  await expect(other).toHaveURL(/\/auth/);
});

test('a session that ended on the server ends on the page, and after login the page is back', {
  tag: '@once',
}, async ({ page, context, signIn }) => {
  await signIn('buyer');
  await page.goto('/finances/');
  await expect(new ShopPage(page).heading).toHaveText('Финансы');
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/?\?redirect=%2Ffinances%2F$/);
});
