import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';

test('the feedback form is accessible and fits 380, 1280 and 320 px', async ({ page, signIn }) => {
  await signIn('buyer');
  for (const width of [380, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Обратная связь' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Обратная связь' });
    await expect(form.getByRole('textbox', { name: /Сообщение/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
