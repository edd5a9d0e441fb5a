import { AUTH_COOKIE } from '@shop/domain/constants';
import { expect, test } from '../../fixtures/test.ts';
import { expectNoManagerCookies, impersonationBar, openClientCard } from '../../pages/impersonation.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('manager');
  await openClientCard(page);
  await page.getByRole('button', { name: 'Войти как Павел Новиков' }).click();
  await expect(impersonationBar(page)).toContainText('Павел Новиков, ООО «Ромашка»');
});

test('a step back leads to no page of the manager’s, and an address of one home', async ({ page }) => {
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(impersonationBar(page)).toBeVisible();
  await page.goto('/manager/mycompanies/users/');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(impersonationBar(page)).toBeVisible();
});

test('with every area down one sees for whom one works, and gets out', async ({ page, context, health }) => {
  health.tolerate(/uncaught/);
  await context.route(/\/releases\/(?!shell)[\w-]+\/.*remoteEntry\.js/, (route) => route.abort());
  await new ShopPage(page).open('/catalog/');
  await expect(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible();
  await impersonationBar(page).getByRole('button', { name: 'Выйти' }).click();
  await expect(impersonationBar(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/manager\/mycompanies\/.+/);
  await expect(page.getByRole('banner')).toContainText('Менеджер');
  await expectNoManagerCookies(context);
});

test('a tab left open overnight leads to the login, as nobody (§4.12)', async ({ page, context }) => {
  // The remaining cookies after 24 minutes.
  await context.clearCookies({ name: AUTH_COOKIE });
  await page.goto('/catalog/');
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await expect(impersonationBar(page)).toHaveCount(0);
  await expectNoManagerCookies(context);
});
