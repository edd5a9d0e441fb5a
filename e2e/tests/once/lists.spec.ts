import { addToComparison, clearComparison } from '@shop/contracts/catalog/comparison';
import { clearFavourites } from '@shop/contracts/catalog/favourites';
import { productsOf } from '../../fixtures/products.ts';
import { expect, test } from '../../fixtures/test.ts';
import { escapeForRegExp } from '../../fixtures/text.ts';
import { counter, hearts, scales } from '../../pages/lists.ts';

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await api.call(clearFavourites, {});
  await api.call(clearComparison, {});
});

test('a heart that could not be sent is taken back, said, and tried again', async ({ page }) => {
  await page.goto('/catalog/perchatki/');
  await page.route('**/api/favorite/add/', (route) => route.abort());
  const heart = hearts(page).first();
  await heart.press('Enter');
  await expect(page.getByRole('alert')).toContainText('не удалось добавить в избранное');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(counter(page)).not.toHaveAccessibleName(/1/);
  await page.unroute('**/api/favorite/add/');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page)).toHaveAccessibleName(/1/);
});

test('the scales turn only when the server has confirmed it', async ({ page }) => {
  await page.goto('/catalog/perchatki/');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/compare/add/', async (route) => {
    await held;
    await route.continue();
  });
  const scale = scales(page).first();
  await scale.click();
  await expect(scale).toHaveAttribute('aria-busy', 'true');
  await expect(scale).toHaveAttribute('aria-pressed', 'false');
  answer();
  await expect(scale).toHaveAttribute('aria-pressed', 'true');
  await expect(scale).not.toHaveAttribute('aria-busy', 'true');
});

test('what is compared goes into the basket from there', async ({ page, api }) => {
  const [respirator] = await productsOf(api, 'sredstva-zashchity', 1);
  await api.call(addToComparison, { body: { productId: respirator?.id ?? 0 } });
  await page.goto('/compare/');
  const name = escapeForRegExp(respirator?.name ?? '');
  await page.getByRole('button', { name: new RegExp(`^(В корзину|Под заказ): ${name}`) }).click();
  await expect(page.getByRole('link', { name: /^В корзине: \d+/ })).toBeVisible();
});
