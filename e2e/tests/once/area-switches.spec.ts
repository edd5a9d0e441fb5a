import type { Page } from '@playwright/test';
import { countAlive } from '../../fixtures/count-alive.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

const screens = ['/finances/', '/appeal/', '/orders/', '/catalog/'];

test('areas that were left leave neither listeners nor elements behind', async ({ page, signIn }) => {
  await signIn('buyer');
  const shop = new ShopPage(page);
  await shop.open('/');
  await expect(shop.heading).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (const _ of [1, 2]) await walk(page);
  const before = await countAlive(client);
  for (const _ of [1, 2, 3]) await walk(page);
  // Requests under way have listeners of their own until they are answered.
  await expect(async () => {
    const after = await countAlive(client);
    expect(after.areas, 'containers of areas').toBe(before.areas);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(0);
  }).toPass({ timeout: 10_000 });
});

async function walk(page: Page): Promise<void> {
  for (const path of screens) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-area] h1').first()).toBeVisible();
  }
}
