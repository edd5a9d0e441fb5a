import { dirname, join } from 'node:path';
import { type DevServer, startDevServer } from '../../fixtures/dev-server.ts';
import { freePort, ServerProcess } from '../../fixtures/servers.ts';
import type { Shop } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

/** The servers' own deadlines hold for their start, which takes as long as the machine is busy. */
const START_MS = 360_000;

test('an edit of one area shows in the released shell, and what was typed stays', async ({
  page,
  shop,
  signIn,
}) => {
  test.setTimeout(test.info().timeout + START_MS);
  const server = await startDevServer('mfe-support');
  const origin = await startDevelopment(shop, server);
  try {
    await signIn('buyer');
    await page.goto(`${origin.origin}/appeal/add/`);
    const subject = page.getByRole('textbox', { name: /Тема/ });
    await subject.fill('Не хватает перчаток');
    await expect(page.locator('[data-area="support"]')).toHaveAttribute('data-release', 'dev');
    const typedInto = await subject.elementHandle();

    await server.edit('src/appeals/new-appeal/appeal-form.tsx', 'Отправить', 'Отправить немедленно');
    await expect(page.getByRole('button', { name: 'Отправить немедленно' })).toBeVisible();
    // The same element, not one rendered anew after a reload.
    expect(await typedInto?.evaluate((field: HTMLInputElement) => field.isConnected && field.value)).toBe(
      'Не хватает перчаток',
    );

    // A second edit proves that the refreshed component can be refreshed again.
    await server.edit('src/appeals/new-appeal/appeal-form.tsx', 'Отправить немедленно', 'Отправить сейчас');
    await expect(page.getByRole('button', { name: 'Отправить сейчас' })).toBeVisible();
    await expect(subject).toHaveValue('Не хватает перчаток');

    // Everything else is as visitors get it.
    const scripts = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
        ({ src }) => new URL(src).pathname,
      ),
    );
    const { shell } = (await (await fetch(`${shop.url}/healthz`)).json()) as { shell: string };
    expect(scripts.slice(0, 2)).toEqual([
      `/releases/shell/${shell}/development/react.js`,
      `/releases/shell/${shell}/shell.js`,
    ]);
    await page.goto(`${origin.origin}/finances/`);
    await expect(new ShopPage(page).heading).toHaveText('Финансы');
    await expect(page.locator('[data-area="finances"]')).not.toHaveAttribute('data-release', 'dev');
  } finally {
    await origin.stop();
    await server.close();
  }
});

/** A second origin of this shop that takes one area from its dev server, as `npm run dev -- support` starts it. */
async function startDevelopment(shop: Shop, { area, port }: DevServer): Promise<ServerProcess> {
  const own = await freePort();
  const origin = new ServerProcess('delivery', `http://127.0.0.1:${own}`, {
    PORT: String(own),
    API_ORIGIN: shop.api.origin,
    RELEASES_DIR: shop.releasesDir,
    DATA_DIR: join(dirname(shop.releasesDir), 'data'),
    DEV_ENTRIES: `${area}=http://127.0.0.1:${port}`,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
  });
  await origin.start();
  return origin;
}
