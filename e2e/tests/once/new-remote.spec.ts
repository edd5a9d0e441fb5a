import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Checkout } from '../../fixtures/checkout.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

/** Installs packages, builds a remote and runs its own tests. */
const TIMEOUT_MS = 240_000;

// One checkout and one installation serve all tests of this file.
test.describe.configure({ mode: 'default' });

let checkout: Checkout;
test.beforeAll(async () => {
  checkout = await Checkout.make();
});
test.afterAll(() => checkout.remove());

test('a new remote tests, builds, goes live and is removed without an edit in any other file', async ({
  page,
  shop,
  signIn,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const before = await checkout.sources();
  await newRemote('pricing', '--title', '«Цены»');
  const made = await checkout.sources();
  const others = Object.entries(made).filter(([file]) => !file.startsWith('mfe-pricing/'));
  expect(Object.fromEntries(others)).toEqual({ ...before, 'pnpm-lock.yaml': expect.any(String) });

  await checkout.npm('mfe-pricing', ['test']);
  await checkout.npm('mfe-pricing', ['run', 'types']);
  await checkout.npm('.', ['exec', '--', 'biome', 'ci', '--error-on-warnings', 'mfe-pricing']);
  // Its README is there and names its folders.
  await checkout.npm('.', ['exec', '--', 'node', 'tools/floors-check.mjs']);
  await checkout.npm('.', ['run', 'release', '--', 'publish', 'pricing', '--build'], {
    RELEASES_DIR: shop.releasesDir,
  });

  await signIn('buyer');
  const screen = new ShopPage(page);
  const link = page.getByRole('link', { name: 'Цены', exact: true }).filter({ visible: true });
  await screen.open('/');
  // Its tile is the last one, and loads when it comes near the viewport.
  const lastTile = page.locator('[data-slot="home.tile"]').last();
  await expect(() => lastTile.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass({ timeout: 10_000 });
  await expect(page.locator('[data-slot="home.tile"][data-area="pricing"]')).toContainText(/\d+ раздел/);
  await link.click();
  await expect(screen.heading).toHaveText(/^Цены/);
  await expect(page.locator('[data-area="pricing"]').getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await shop.release('retire', 'pricing', '--why', 'test');
  await screen.open('/');
  await expect(page.locator('[data-slot="home.tile"][data-area="finances"]')).toContainText('Баланс');
  await expect(page.locator('[data-area="pricing"]')).toHaveCount(0);
  await expect(link).toHaveCount(0);

  await removeRemote('pricing');
  expect(await checkout.sources()).toEqual(before);
});

test('a remote with work that is not committed is removed only by force', async () => {
  test.setTimeout(TIMEOUT_MS);
  const before = await checkout.sources();
  await newRemote('loyalty');
  await appendFile(join(checkout.folder, 'mfe-loyalty/src/index.ts'), '\n// a day of work\n');
  await expect(removeRemote('loyalty')).rejects.toThrow('work that is not committed');
  await removeRemote('loyalty', '--force');
  expect(await checkout.sources()).toEqual(before);
});

const refused: Record<string, readonly [why: string, ...args: string[]]> = {
  'in capitals': ['cannot be the name of an area', 'Pricing'],
  'of the shell': ['keeps for itself', 'shell'],
  'of a remote that is there': ['is there already', 'catalog'],
  'of a path that a remote has': ['/orders/ belongs to mfe-basket-order', 'orders'],
  'of a path that the origin answers': ['answers /api/', 'api'],
  'with a title that no string can hold': ['cannot be a title', 'pricing', '--title', "d'accord"],
};
for (const [name, [why, ...args]] of Object.entries(refused)) {
  test(`a name ${name} is refused, and nothing is made`, async () => {
    const before = await checkout.sources();
    await expect(newRemote(...args)).rejects.toThrow(why);
    expect(await checkout.sources()).toEqual(before);
  });
}

const newRemote = (...args: string[]) => checkout.npm('.', ['run', 'new-remote', '--', ...args]);
const removeRemote = (area: string, ...flags: string[]) => newRemote(area, '--remove', ...flags);
