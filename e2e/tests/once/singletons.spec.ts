import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

/** What federation keeps of every share: who provides it, and the module once it has been evaluated. */
interface Share {
  readonly from: string;
  readonly loaded?: boolean;
  readonly lib?: () => unknown;
}
interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly shareScopeMap: Record<string, Record<string, Record<string, Share>>>;
  }[];
}

test('React, the session and all that is shared exist once, whichever remotes are on the page', async ({
  page,
  signIn,
}) => {
  await signIn('buyer');
  const shop = new ShopPage(page);
  await page.goto('/');
  for (const [link, heading] of [
    ['Каталог', /Каталог/],
    ['Корзина', /Корзина/],
    ['Финансы', /Финансы/],
    ['Обращения', /Обращения/],
  ] as const) {
    await page.getByRole('navigation', { name: 'Меню' }).getByRole('link', { name: link }).click();
    await expect(shop.heading).toHaveText(heading);
  }

  const shares = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: Federation };
    const found = new Map<string, { providers: Set<string>; modules: Set<unknown> }>();
    for (const { shareScopeMap } of __FEDERATION__.__INSTANCES__)
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {}))
        for (const share of Object.values(versions)) {
          const known = found.get(name) ?? { providers: new Set(), modules: new Set() };
          known.providers.add(share.from);
          if (share.loaded && share.lib) known.modules.add(share.lib());
          found.set(name, known);
        }
    return [...found].map(([name, { providers, modules }]) => ({
      name,
      providers: [...providers],
      moduleCount: modules.size,
    }));
  });

  expect(shares.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', '@shop/shared/session', '@shop/shared/http', '@shop/shared/query']),
  );
  expect(
    shares.filter(({ providers }) => providers.length !== 1 || !/shell/.test(providers[0] ?? '')),
  ).toEqual([]);
  expect(shares.filter(({ moduleCount }) => moduleCount > 1)).toEqual([]);
});

test('one session and one event bus: what a remote does, the shell shows', async ({ page, signIn }) => {
  await signIn('buyer');
  await page.goto('/catalog/perchatki/');
  const shop = new ShopPage(page);
  const counter = async () => Number(/\d+/.exec((await shop.basketLink.textContent()) ?? '0')?.[0]);
  await expect(shop.basketLink).toBeVisible();
  const before = await counter();
  await page
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expect.poll(counter).toBe(before + 1);
});
