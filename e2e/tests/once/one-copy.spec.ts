import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

/** The page's federation runtime; the shell is the first instance. */
interface Federation {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      readonly shareScopeMap: { readonly default: Record<string, Record<string, { lib?: () => unknown }>> };
    }[];
  };
}

const screens = ['/finances/', '/appeal/', '/basket/', '/catalog/'];

test('shell and remotes share one React, one session, one cache: each module is there once', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  const shop = new ShopPage(page);
  await shop.open('/');
  await expect(shop.heading).toBeVisible();
  // All screens are opened within one page, so that every remote is mounted beside the ones before it.
  for (const path of screens) {
    // The menu may come after the heading of the page; on some widths it is hidden.
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-area] h1').first()).toBeVisible();
  }

  // A prefetched area joins the scope right after its entry has run.
  await expect.poll(() => federationOf(page).then(({ haveOneScope }) => haveOneScope)).toBe(true);
  const found = await federationOf(page);
  expect(found.areas).toEqual(expect.arrayContaining(['basket', 'catalog', 'finances', 'support']));
  expect(found.modules.filter(({ copies }) => copies !== 1)).toEqual([]);
  expect(found.isSameUnderFormerName, 'for releases from before (decision 070)').toBe(true);
  const loaded = found.modules.filter(({ isLoaded }) => isLoaded).map(({ name }) => name);
  expect(loaded).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom/client',
      'styled-components',
      '@shop/platform/session',
      '@shop/platform/http',
      '@shop/platform/query',
      '@shop/platform/router',
      '@shop/platform/events',
      '@shop/ui/theme',
      '@shop/platform/schema',
      '@shop/ui',
    ]),
  );
});

test('one session and one event bus: what a remote does, the shell shows', async ({ page, signIn }) => {
  await signIn('buyer');
  const counted = page.waitForResponse('**/api/header/');
  await page.goto('/catalog/perchatki/');
  await counted;
  const shop = new ShopPage(page);
  // An empty basket has no badge.
  const counter = async () => Number(/\d+/.exec((await shop.basketLink.textContent()) ?? '')?.[0] ?? 0);
  await expect(shop.basketLink).toBeVisible();
  const before = await counter();
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expect.poll(counter).toBe(before + 1);
});

/** The areas that federation has loaded, and the modules they share with the shell. */
async function federationOf(page: Page) {
  return page.evaluate(() => {
    const instances = (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__;
    const scope = instances[0]?.shareScopeMap.default ?? {};
    return {
      areas: instances.slice(1).map(({ name }) => name.split('_')[1]),
      isSameUnderFormerName:
        scope['@shop/shared/session'] !== undefined &&
        scope['@shop/shared/session'] === scope['@shop/platform/session'],
      haveOneScope: instances.every(({ shareScopeMap }) => shareScopeMap.default === scope),
      modules: Object.entries(scope).map(([name, versions]) => ({
        name,
        copies: Object.keys(versions).length,
        isLoaded: Object.values(versions).some(({ lib }) => lib !== undefined),
      })),
    };
  });
}
