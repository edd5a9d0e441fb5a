import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test('the tabs of finances are walked by keyboard, each with its address and its filters', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await page.goto('/finances/');
  const tabs = page.getByRole('navigation', { name: 'Разделы финансов' });
  await page.getByRole('combobox', { name: 'Период' }).selectOption({ label: 'Прошлый год' });
  await expect(page).toHaveURL('/finances/?period=last-year');

  for (const [label, path] of [
    ['Акты сверки', '/finances/acts/'],
    ['История платежей', '/finances/history/'],
    ['График платежей', '/finances/schedule/'],
    ['Бонусный план', '/finances/bonus/'],
  ] as const) {
    await tabs.getByRole('link', { name: label }).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${label} — Финансы — Спецоснова`);
    await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await expect(new ShopPage(page).heading).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/finances/schedule/');
  await tabs.getByRole('link', { name: 'Баланс' }).press('Enter');
  await expect(page).toHaveURL('/finances/?period=last-year');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Период' })).toHaveValue('last-year');
  await expect(page).toHaveTitle('Баланс — Финансы — Спецоснова');
});
