import { AUTH_COOKIE } from '@shop/domain/constants';
import { expect, type Page, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShopPage } from '../../pages/shop-page.ts';

test('the way back after login never leads to another site', async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto('/auth?redirect=https%3A%2F%2Fevil.example%2F');
  await login.logIn('buyer@demo.example', 'Demo2026');
  await expect(new ShopPage(page).heading).toHaveText(/Анна|Добр|Доброе/);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a garbage token leads to the login page', async ({ page, context, shop }) => {
  await context.addCookies([{ name: AUTH_COOKIE, value: 'garbage'.repeat(20), url: shop.url }]);
  await page.goto('/orders/');
  await expect(page).toHaveURL(/\/auth\/?\?redirect=%2Forders%2F$/);
});

test('a stolen token without the browser it was given to opens nothing', async ({ api, browser, shop }) => {
  const token = await api.logIn('buyer@demo.example');
  const thief = await browser.newContext({ baseURL: shop.url });
  await thief.addCookies([{ name: AUTH_COOKIE, value: token, url: shop.url }]);
  const page = await thief.newPage();
  await page.goto('/orders/');
  await expect(page).toHaveURL(/\/auth/);
  await thief.close();
});

for (const [clock, offsetMs] of [
  ['a day slow', -86_400_000],
  ['six minutes slow', -360_000],
  ['an hour fast', 3_600_000],
  ['a day fast', 86_400_000],
] as const) {
  test(`a browser whose clock is ${clock} notices nothing, and asks nothing twice`, async ({
    page,
    signIn,
  }) => {
    await signIn('buyer');
    await shiftClock(page, offsetMs);
    const refusals = countRefusals(page);
    await page.goto('/finances/');
    await expect(new ShopPage(page).heading).toHaveText('Финансы');
    await expect(page.getByText('Задолженность', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(refusals()).toBe(0);
  });
}

test('a clock that jumps while the page is open costs one request and is not seen', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  await shiftClock(page, 0);
  await page.goto('/finances/');
  await expect(new ShopPage(page).heading).toHaveText('Финансы');
  await expect(page.getByText('Задолженность', { exact: true }).first()).toBeVisible();
  const refusals = countRefusals(page);
  await page.evaluate(() => Object.assign(window, { clockOffsetMs: -86_400_000 }));
  await new ShopPage(page).goToBasket();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(new ShopPage(page).heading).toHaveText(/Корзина/);
  expect(refusals()).toBeLessThanOrEqual(1);
});

/** Shifts the page's clock by this much, and by `window.clockOffsetMs` once that is set. */
async function shiftClock(page: Page, offsetMs: number): Promise<void> {
  await page.addInitScript((initialMs) => {
    const RealDate = Date;
    const now = () =>
      RealDate.now() + ((window as unknown as { clockOffsetMs?: number }).clockOffsetMs ?? initialMs);
    class ShiftedDate extends RealDate {
      constructor(...args: [] | [number | string]) {
        super(...((args.length === 0 ? [now()] : args) as [number]));
      }
      static override now = now;
    }
    window.Date = ShiftedDate as DateConstructor;
  }, offsetMs);
}

/** How many calls the API has refused since because of their time. */
function countRefusals(page: Page): () => number {
  let count = 0;
  page.on('response', async (response) => {
    if (!/\/(api|web)\//.test(response.url()) || response.status() < 400) return;
    const text = await response.text().catch(() => '');
    if (text.includes('"clock"')) count += 1;
  });
  return () => count;
}
