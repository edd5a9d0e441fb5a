import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startDevServer } from '../../fixtures/dev-server.ts';
import { freePort, ServerProcess } from '../../fixtures/servers.ts';
import type { Shop } from '../../fixtures/shop.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { ShopPage } from '../../pages/shop-page.ts';

interface Attempt {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The shop's address, and that of a foreign origin that wants to be loaded. */
  readonly url: string;
  readonly foreign: string;
  /** The address of a foreign entry of finances. */
  readonly entry: string;
}

/** Each way leads to `/finances/`, whatever precedes or follows. */
const ways: Readonly<Record<string, (attempt: Attempt) => Promise<unknown>>> = {
  'the query string': ({ page, entry, foreign, url }) =>
    page.goto(
      `${url}/finances/?override=finances@${foreign}&finances=${entry}&DEV_ENTRIES=finances=${foreign}`,
    ),
  'the hash': ({ page, entry, url }) => page.goto(`${url}/finances/#finances=${entry}`),
  'local and session storage': async ({ page, entry, url }) => {
    await page.addInitScript((url) => {
      const remotes = JSON.stringify({ overrides: { finances: url }, finances: url, enableHMR: true });
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of [
          '__MF_DEVTOOLS__',
          '__MF_PROXY__',
          'FEDERATION_DEBUG',
          'shop-discovery',
          'DEV_ENTRIES',
        ])
          storage.setItem(key, remotes);
        storage.setItem('shop-overrides', remotes);
      }
    }, entry);
    await page.goto(`${url}/finances/`);
  },
  'keys of import-map-overrides': async ({ page, entry, url }) => {
    await page.addInitScript((url) => {
      localStorage.setItem('devtools', 'true');
      for (const name of ['finances', '@shop/finances', 'shop_finances'])
        localStorage.setItem(`import-map-override:${name}`, url);
    }, entry);
    await page.goto(`${url}/finances/`);
  },
  'global variables that other shells listen to': async ({ page, entry, url }) => {
    await page.addInitScript((url) => {
      const remote = { name: 'finances', entry: url, remoteEntry: url };
      Object.assign(globalThis, {
        __MF_OVERRIDES__: { finances: url },
        importMapOverrides: { finances: url },
        shopDevelopmentModules: { finances: url },
        shopOverrides: [remote],
        remotes: { finances: url },
        DEV_ENTRIES: `finances=${url}`,
      });
    }, entry);
    await page.goto(`${url}/finances/`);
  },
  'a plugin and a snapshot in the federation’s global': async ({ page, entry, url }) => {
    await page.addInitScript((url) => {
      const plugin = {
        name: 'override',
        beforeRegisterRemote: (args: { remote: { entry: string } }) => {
          args.remote.entry = url;
          return args;
        },
        createScript: () => {
          const script = document.createElement('script');
          script.src = url;
          return script;
        },
      };
      const federation = {
        __GLOBAL_PLUGIN__: [plugin],
        __INSTANCES__: [],
        moduleInfo: { finances: { remoteEntry: url, version: url } },
        __SHARE__: {},
        __MANIFEST_LOADING__: {},
        __PRELOADED_MAP__: new Map(),
      };
      Object.assign(globalThis, { __FEDERATION__: federation, __VMOK__: federation });
    }, entry);
    await page.goto(`${url}/finances/`);
  },
  'cookies, unsigned and with a made-up signature': async ({ page, context, url, foreign }) => {
    const grant = {
      developer: 'x',
      address: '127.0.0.1',
      expiresAtMs: 9e15,
      overrides: [{ area: 'finances', from: foreign }],
    };
    const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
    await context.addCookies([
      { name: 'shop-overrides', value: `${body}.${'A'.repeat(43)}`, url },
      { name: 'DEV_ENTRIES', value: `finances=${foreign}`, url },
      { name: 'finances', value: foreign, url },
    ]);
    await page.goto(`${url}/finances/`);
  },
  'a message to the window': async ({ page, entry, url }) => {
    await page.goto(`${url}/finances/`);
    await page.evaluate((url) => {
      const kinds = ['override', 'mf-override', 'discovery', 'webpackHotUpdate', 'import-map-overrides'];
      for (const type of kinds)
        postMessage({ type, area: 'finances', url, entry: url, overrides: { finances: url } }, '*');
    }, entry);
    await page.getByRole('link', { name: 'Обращения' }).first().click();
  },
  'a broadcast to all tabs': async ({ page, entry, url }) => {
    await page.goto(`${url}/finances/`);
    await page.evaluate((url) => {
      for (const name of ['shop', 'shop-events', 'overrides', 'single-spa', 'federation'])
        new BroadcastChannel(name).postMessage({ type: 'override', name: 'override', area: 'finances', url });
    }, entry);
    await page.reload();
  },
  'the name of the window': async ({ page, entry, url }) => {
    await page.addInitScript((url) => {
      window.name = JSON.stringify({ overrides: { finances: url } });
    }, entry);
    await page.goto(`${url}/finances/`);
  },
  'markup that takes the names of the page’s own elements': async ({ page, entry, url }) => {
    await page.addInitScript((url) => {
      const text = JSON.stringify({ microFrontends: { finances: [{ url, metadata: { version: '9' } }] } });
      const insert = () => {
        for (const id of [
          'shop-discovery',
          'shop-config',
          'shopDevelopmentModules',
          'shopFederation',
          'shopRefresh',
        ]) {
          const twin = Object.assign(document.createElement('a'), { id, href: url });
          twin.textContent = text;
          document.body?.prepend(twin);
        }
      };
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        insert();
      }).observe(document, { childList: true, subtree: true });
    }, entry);
    await page.goto(`${url}/finances/`);
  },
  'headers of a proxy that is none': async ({ page, foreign, url }) => {
    const { host } = new URL(foreign);
    await page.route('**/finances/', (route) =>
      route.continue({
        headers: {
          ...route.request().headers(),
          'x-forwarded-host': host,
          'x-forwarded-for': '10.8.0.1',
          'x-original-host': host,
          'x-dev-entries': `finances=${foreign}`,
          'x-override': `finances=${foreign}`,
          forwarded: `for=10.8.0.1;host=${host}`,
        },
      }),
    );
    await page.goto(`${url}/finances/`);
  },
  'a service worker': async ({ page, foreign, url }) => {
    await page.goto(`${url}/finances/`);
    const outcomes = await page.evaluate(
      async (scripts) => {
        const tries = scripts.map((script) =>
          navigator.serviceWorker.register(script).then(
            () => 'registered',
            () => 'refused',
          ),
        );
        return Promise.all(tries);
      },
      [`${foreign}/worker.js`, `${url}/api/worker.js`, `${url}/sw.js`],
    );
    expect(outcomes).toEqual(['refused', 'refused', 'refused']);
    await page.reload();
  },
};

test.describe('nothing brings a foreign area into the page', () => {
  let origins: Readonly<Record<string, ServerProcess>> = {};
  let foreign: Foreign;

  test.beforeAll(async ({ shop }) => {
    foreign = await startForeign();
    // One origin as in production, and one that allows overrides and is visited by somebody who is no
    // developer.
    origins = {
      production: await startOrigin(shop, {}),
      configured: await startOrigin(shop, { OVERRIDES_FROM: '127.0.0.0/8,10.8.0.0/16' }),
    };
  });
  test.afterAll(async () => {
    for (const origin of Object.values(origins)) await origin.stop();
    foreign.server.close();
  });

  for (const kind of ['production', 'configured'])
    for (const [name, attempt] of Object.entries(ways))
      test(`${kind} origin: ${name}`, async ({ page, context, shop, signIn, health }) => {
        health.tolerate(/./);
        const url = origins[kind]!.origin;
        const asked: string[] = [];
        const watch = (address: string) => address.startsWith(foreign.origin) && asked.push(address);
        page.on('request', (request) => watch(request.url()));
        await signIn('buyer');
        const before = foreign.asked.length;

        await attempt({
          page,
          context,
          url,
          foreign: foreign.origin,
          entry: `${foreign.origin}/remoteEntry.js`,
        });
        const area = page.locator('main [data-area]').first();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const status = JSON.parse(await shop.release('status', '--json')) as readonly AreaStatus[];
        const shown = await area.getAttribute('data-area');
        const { kept } = status.find((one) => one.area === shown) ?? { kept: [] };
        expect(kept).toContain(await area.getAttribute('data-release'));
        await expect(page.locator('.shop-overrides')).toHaveCount(0);
        expect([...asked, ...foreign.asked.slice(before)]).toEqual([]);
      });
});

test('a developer sees his area under a badge, edits it, and takes it back with one key', async ({
  page,
  shop,
  signIn,
}) => {
  const origin = await startOrigin(shop, { OVERRIDES_FROM: '127.0.0.1' });
  const server = await startDevServer('mfe-support', origin.origin);
  try {
    await page.setViewportSize({ width: 412, height: 840 });
    await signIn('buyer');
    const token = (await shop.release('token', 'create', '--area', 'support', '--name', 'team')).match(
      /shop_[\w-]+/,
    )?.[0];
    await page.goto(`${origin.origin}/operations/overrides`);
    await expectAccessible(page);
    await page.getByLabel('Раздел', { exact: true }).selectOption('support');
    await page.getByLabel('Сервер разработки').fill(`http://localhost:${server.port}`);
    await page.getByLabel('Токен раздела').fill(token ?? '');
    await page.getByRole('button', { name: 'Показывать со своей машины' }).click();
    await expect(page).toHaveURL(`${origin.origin}/`);

    await page.goto(`${origin.origin}/appeal/add/`);
    const badge = page.getByRole('status').filter({ hasText: 'Разработка' });
    await expect(badge).toHaveText(`Разработка: support — http://localhost:${server.port}`);
    await expect(page.locator('[data-area="support"]')).toHaveAttribute('data-release', 'dev');
    const subject = page.getByRole('textbox', { name: /Тема/ });
    await subject.fill('Не хватает перчаток');
    const typedInto = await subject.elementHandle();
    await server.edit('src/appeals/new-appeal/appeal-form.tsx', 'Отправить', 'Отправить немедленно');
    await expect(page.getByRole('button', { name: 'Отправить немедленно' })).toBeVisible();
    expect(await typedInto?.evaluate((field) => field.isConnected)).toBe(true);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('navigation').last()).toBeInViewport();

    await page.getByRole('button', { name: 'Вернуть выпущенное' }).focus();
    await page.keyboard.press('Enter');
    await expect(badge).toHaveCount(0);
    await expect(page).toHaveURL(/\/appeal\/add\/$/);
    await expect(page.locator('[data-area="support"]')).not.toHaveAttribute('data-release', 'dev');
    await expect(new ShopPage(page).heading).toHaveText('Новое обращение');
  } finally {
    await server.close();
    await origin.stop();
  }
});

interface Foreign {
  readonly origin: string;
  readonly server: Server;
  readonly asked: string[];
}

/** A foreign origin, which records the requests it gets. */
async function startForeign(): Promise<Foreign> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end('document.title = "foreign"');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, asked };
}

async function startOrigin(shop: Shop, env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const origin = new ServerProcess('delivery', `http://127.0.0.1:${port}`, {
    PORT: String(port),
    API_ORIGIN: shop.api.origin,
    RELEASES_DIR: shop.releasesDir,
    DATA_DIR: join(dirname(shop.releasesDir), 'data'),
    LOG_LEVEL: 'warn',
    ...env,
  });
  await origin.start();
  return origin;
}

interface AreaStatus {
  readonly area: string;
  /** Every release of it that the shop has. */
  readonly kept: readonly string[];
}
