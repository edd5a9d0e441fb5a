import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';

test('a brand is found by a few letters, and its filter lasts through a reload and Back (§1.5)', {
  tag: '@once',
}, async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/brands/');
  await page.getByRole('searchbox', { name: 'Найти бренд' }).fill('форт');
  await page.getByRole('link', { name: 'Фортис' }).click();
  const { heading } = new ShopPage(page);
  await expect(heading).toHaveText(/^Фортис/);
  const all = await heading.textContent();
  await page.getByRole('link', { name: /^С покрытием/ }).click();
  await expect(page).toHaveURL(/\/brands\/fortis\/perchatki\/s-pokrytiem\/$/);
  await expect(heading).toHaveText(/^Фортис: С покрытием/);
  const covered = (await heading.textContent()) ?? '';
  await chooseFacet(page, /^10 \d/);
  await expect(page).toHaveURL(/\/filter\/.+-is-10\/apply\/$/);
  await expect(heading).not.toHaveText(covered);
  const narrowed = await heading.textContent();
  expect(narrowed).not.toBe(all);
  await page.reload();
  await expect(heading).toHaveText(narrowed ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/s-pokrytiem\/$/);
});

test('promotions are four, then all of them; what is over says so, and its goods can be ordered (§1.26)', {
  tag: '@once',
}, async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/actions/');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(cards).toHaveCount(6);
  await page.reload();
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: /Летняя обувь/ }).click();
  await expect(page.getByText('Акция завершена', { exact: true })).toBeVisible();
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  await add.click();
  await expect(page.getByRole('link', { name: /^В корзине: \d+/ }).first()).toBeVisible();
});

/** Facets stand beside the list, or in a drawer where there is little room. */
async function chooseFacet(page: Page, name: RegExp): Promise<void> {
  const drawer = page.getByRole('button', { name: /^Фильтры/ });
  if (await drawer.isVisible()) {
    await drawer.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: /^Показать/ }).click();
  } else await page.getByRole('complementary').getByRole('checkbox', { name }).check();
}
