import { saveHome } from '@shop/contracts/catalog/home';
import { expect, test } from '../../fixtures/test.ts';
import { HomePage } from '../../pages/home-page.ts';

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await api.call(saveHome, { body: { control: [] } });
});

test('an arrangement that cannot be kept is taken back, and says so', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const settings = await home.openSettings();
  await page.route('**/api/multidashboardcontrol/', (route) =>
    route.fulfill({
      status: 503,
      json: { status: 'error', errors: [{ code: 'unavailable', message: 'База данных не отвечает' }] },
    }),
  );
  await settings.getByRole('checkbox', { name: 'Баланс' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'не сохранено' })).toBeVisible();
  await expect(settings.getByRole('checkbox', { name: 'Баланс' })).toBeChecked();
  await expect(home.tile('Баланс')).toBeVisible();
});

test('a broken tile fails alone', async ({ page }) => {
  const home = new HomePage(page);
  await page.route('**/releases/finances/**', (route) => route.abort());
  await home.open();
  await expect(page.getByRole('alert').filter({ hasText: 'Финансы' })).toBeVisible();
  await expect(home.tile('Последние заказы').getByRole('listitem')).toHaveCount(3);
});

test('a clerk gets no balance, and no row for it in the settings', async ({ page, signIn }) => {
  const home = new HomePage(page);
  await signIn('clerk');
  // The question is shown until the shop has been told this browser's city.
  await page.addLocatorHandler(page.getByRole('dialog', { name: /^Ваш город/ }), (question) =>
    question.getByRole('button', { name: 'Не сейчас' }).click(),
  );
  await home.open();
  const settings = await home.openSettings();
  await expect(settings.getByRole('checkbox')).toHaveCount(6);
  await expect(settings.getByRole('checkbox', { name: 'Баланс' })).toHaveCount(0);
  await expect(home.tile('Баланс')).toHaveCount(0);
});
