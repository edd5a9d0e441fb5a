import type { Page } from '@playwright/test';
import { createBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import { getListing } from '@shop/contracts/catalog/listings';
import type { ApiClient } from '../../fixtures/api-client.ts';
import { emptyBasket, fillBasket, someOffers } from '../../fixtures/basket.ts';
import { expect, test } from '../../fixtures/test.ts';

const SECTION = '/catalog/spetsodezhda/kurtki/';
/** Longer than any pause after which a page reads again. */
const CALM_MS = 1_500;

const fill = async (page: Page, role: 'spinbutton' | 'textbox', quantity: string) => {
  const field = page
    .getByRole('main')
    .getByRole(role, { name: /Количество: |в наличии/ })
    .first();
  await field.fill(quantity);
  await field.press('Enter');
};
const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(В корзину|Под заказ): / })
    .first()
    .click();

interface Screen {
  readonly name: string;
  readonly open: (page: Page, api: ApiClient) => Promise<void>;
  readonly edit: (page: Page) => Promise<void>;
  readonly calls: readonly string[];
}

const reads = ['GET /api/basket/sumBlock/', 'POST /api/basket/product/getFields/'];
const screens: readonly Screen[] = [
  {
    name: 'the basket',
    open: async (page, api) => {
      await fillBasket(api, await someOffers(api, 2));
      await page.goto('/basket/');
    },
    edit: (page) => fill(page, 'spinbutton', '25'),
    calls: ['POST /api/basket/update/', ...reads],
  },
  {
    name: 'the basket in the header',
    open: async (page, api) => {
      await fillBasket(api, await someOffers(api, 2));
      await page.goto(SECTION);
      await page.getByRole('button', { name: 'Показать корзину' }).click();
      await expect(page.getByRole('banner').getByRole('spinbutton').first()).toBeVisible();
    },
    edit: async (page) => {
      const field = page.getByRole('banner').getByRole('spinbutton').first();
      await field.fill('25');
      await field.press('Enter');
    },
    calls: ['POST /api/basket/update/', ...reads],
  },
  {
    name: 'a card',
    open: async (page) => void (await page.goto(SECTION)),
    edit: add,
    calls: ['POST /api/basket/add/'],
  },
  {
    name: 'the order table',
    open: async (page) => void (await page.goto(`${SECTION}?view=table`)),
    edit: (page) => fill(page, 'textbox', '12'),
    calls: ['POST /api/basket/list/update/'],
  },
  {
    name: 'the page of a product',
    open: async (page, api) => void (await page.goto(`/detail/${await jacket(api)}/`)),
    edit: add,
    calls: ['POST /api/basket/add/'],
  },
  {
    name: 'the matrix of sizes',
    open: async (page, api) => {
      await page.goto(`/detail/${await jacket(api)}/`);
      await page.getByRole('button', { name: 'Заказать несколько размеров' }).click();
    },
    edit: (page) => fill(page, 'textbox', '12'),
    calls: ['POST /api/basket/list/update/'],
  },
  {
    name: 'the fast view',
    open: async (page) => {
      await page.goto(SECTION);
      await page
        .getByRole('button', { name: /^Быстрый просмотр/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    },
    edit: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(В корзину|Под заказ): / })
        .click(),
    calls: ['POST /api/basket/add/'],
  },
  {
    name: 'a template',
    open: async (page, api) => {
      const products = await someOffers(api, 2);
      const body = { name: 'Запросы', description: '', isShared: false, products };
      const { code } = await api.call(createBasketTemplate, { body });
      await page.goto(`/basket-templates/${code}/`);
    },
    edit: (page) => fill(page, 'spinbutton', '25'),
    calls: ['POST /api/basket-template/{id}/', 'POST /api/basket-template/view/{id}/'],
  },
];

// One basket for all tests of a worker: one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  await emptyBasket(api);
});
test.afterEach(({ api }) => emptyBasket(api));

for (const { name, open, edit, calls } of screens)
  test(`one edit in ${name} costs one write, and nothing that is not on screen is read`, async ({
    page,
    api,
  }) => {
    await open(page, api);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(CALM_MS);
    const made = recordCalls(page);
    await edit(page);
    await expect.poll(() => made.some((call) => call.startsWith('POST'))).toBe(true);
    await page.waitForTimeout(CALM_MS);
    expect(made.toSorted()).toEqual([...calls].toSorted());
  });

/** Calls of the API from now on, by method and path. */
function recordCalls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(api|web)\//.test(pathname) || pathname === '/api/events/') return;
    made.push(`${request.method()} ${pathname.replace(/(basket-template\/(view\/)?)[^/]+/, '$1{id}')}`);
  });
  return made;
}

async function jacket(api: ApiClient): Promise<string> {
  const { products } = await api.call(getListing, {
    params: { code: 'spetsodezhda/kurtki/' },
    query: { page: 1, pageSize: 20, sort: 'name', navNum: 1 },
  });
  const found = products.items.find(({ offers }) => offers.length > 2);
  if (!found) throw new Error('No jacket comes in several sizes');
  return found.code;
}
