import { fillBasket, heldInBasket, someOffers } from '../../fixtures/basket.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

// The header of a phone has no room for it.
test('the basket in the header unfolds, is edited in place, and closes with Escape', async ({
  page,
  api,
  signIn,
}) => {
  await signIn('buyer');
  const lines = await someOffers(api, 2);
  await fillBasket(api, lines);
  await page.goto('/catalog/');
  const opener = page.getByRole('button', { name: 'Показать корзину' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('banner').getByRole('spinbutton').first();
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await field.fill('21');
  await field.press('Enter');
  await expect.poll(async () => (await heldInBasket(api))[lines[1]!.id]).toBe(21);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
});
