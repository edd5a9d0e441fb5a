import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

/** Screens with the script that renders them and the calls that they begin with. */
const screens = [
  { name: 'home', path: '/', script: 'shell/*/home', calls: ['/web/cabinet/main/'] },
  {
    name: 'home with its tiles',
    path: '/',
    script: 'shell/*/home',
    calls: ['/web/profile/orders/', '/web/profile/finance/balance/'],
  },
  { name: 'orders', path: '/orders/', script: 'basket-order/*/orders', calls: ['/web/profile/orders/'] },
  {
    name: 'finances',
    path: '/finances/',
    script: 'finances/*/balance',
    calls: ['/web/profile/finance/availableSections/', '/web/profile/finance/balance/'],
  },
  {
    name: 'acts',
    path: '/finances/acts/',
    script: 'finances/*/acts',
    calls: ['/web/profile/finance/acts/'],
  },
  {
    name: 'listing',
    path: '/catalog/perchatki/',
    script: 'catalog/*/catalog',
    calls: ['/web/catalog/perchatki/'],
  },
];

for (const { name, path, script, calls } of screens)
  test(`${name} sends its first queries before its own script has come, and once`, async ({
    page,
    signIn,
  }) => {
    await signIn('buyer');
    await expectAskedAhead(page, path, script, calls);
  });

test('an order sends its first query before its own script has come, and once', async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/orders/');
  const order = await page.locator('main a[href^="/orders/"]').first().getAttribute('href');
  await expectAskedAhead(page, order!, 'basket-order/*/orders', [
    order!.replace('/orders/', '/web/profile/order/'),
  ]);
});

test('a session that has ended while the first query was asked leads to the login and back', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('buyer');
  await context.clearCookies();
  await signIn('buyer');
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.map((cookie) =>
      cookie.name.startsWith('auth') ? { ...cookie, value: 'a-token-of-nobody' } : cookie,
    ),
  );
  await page.goto('/orders/?page=1');
  await expect(page).toHaveURL(/\/auth\/?\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/orders/?page=1');
});

async function expectAskedAhead(page: Page, path: string, script: string, calls: readonly string[]) {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(`**/releases/${script}.js`, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => calls.filter((call) => !sent.includes(call)), 'calls not sent yet').toEqual([]);
  expect(held, 'the script of the screen is still awaited').toBeGreaterThan(0);
  release();
  await expect(new ShopPage(page).heading).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (const call of calls)
    expect(
      sent.filter((one) => one === call),
      call,
    ).toHaveLength(1);
}
