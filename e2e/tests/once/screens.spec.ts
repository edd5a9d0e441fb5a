import type { Locator } from '@playwright/test';
import { fillBasket, someOffers } from '../../fixtures/basket.ts';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { escapeForRegExp } from '../../fixtures/text.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test('the way from the list to the basket needs no mouse', async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/catalog/perchatki/');
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  const product = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  await add.focus();
  await page.keyboard.press('Enter');
  const inBasket = page.getByRole('link', {
    name: new RegExp(`^В корзине: \\d+\\. ${escapeForRegExp(product)}`),
  });
  await expect(inBasket).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(new ShopPage(page).heading).toHaveText(/Корзина/);
});

for (const path of ['/catalog/', '/basket/', '/orders/', '/appeal/'])
  test(`operations who open ${path} come home, where the release console is`, async ({ page, signIn }) => {
    await signIn('ops');
    await page.goto(path);
    await expect(page).toHaveURL('/');
    const console = page.getByRole('main').getByRole('link', { name: 'Консоль релизов' });
    await expect(console).toHaveAttribute('href', '/operations/');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a quantity of six digits touches neither its sum nor its name, whatever the width', async ({
  page,
  api,
  signIn,
}) => {
  await signIn('buyer');
  await fillBasket(api, await someOffers(api, 1));
  await page.goto('/basket/');
  const row = page.getByRole('table', { name: 'В наличии' }).getByRole('row').nth(1);
  await row.getByRole('spinbutton').fill('600000');
  await row.getByRole('spinbutton').press('Enter');
  const [quantity, sum, name] = [
    row.getByRole('group', { name: /^Количество/ }),
    row.getByText(/^[\d\s]+,\d\d\s₽$/),
    row.getByRole('link'),
  ];
  for (const width of [320, 380, 480, 600, 769, 993, 1075, 1280, 1440, 1600, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(await areApart(quantity, sum), `quantity and sum at ${width} px`).toBe(true);
    expect(await areApart(quantity, name), `quantity and name at ${width} px`).toBe(true);
  }
});

test('after «Очистить» the keyboard stands at «Вернуть всё»', async ({ page, api, signIn }) => {
  await signIn('buyer');
  await fillBasket(api, await someOffers(api, 1));
  await page.goto('/basket/');
  await page.getByRole('button', { name: 'Очистить' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Вернуть всё' })).toBeFocused();
});

/** Whether two parts of the page are disjoint. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not on screen');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}
