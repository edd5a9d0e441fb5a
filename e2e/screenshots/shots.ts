import type { Page } from '@playwright/test';
import { getOrders } from '@shop/contracts/basket-order/order-list';
import { addToComparison } from '@shop/contracts/catalog/comparison';
import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { getManagedAppeals } from '@shop/contracts/support/appeals';
import type { ApiClient } from '../fixtures/api-client.ts';
import { emptyBasket, fillBasket, someOffers } from '../fixtures/basket.ts';
import { paste } from '../fixtures/paste.ts';
import { findProduct, productsOf } from '../fixtures/products.ts';
import type { Person } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { openProduct } from '../pages/product-page.ts';

/** A picture of `docs/screenshots`: who sees it, how wide it is, and how the demo shop gets there. */
export interface Shot {
  /** The name of the file without the width and `.png`. */
  readonly name: string;
  readonly width: 1280 | 380;
  readonly person: Person;
  /** Brings the page into the state to show; `api` acts as the same person. */
  readonly open: (page: Page, api: ApiClient) => Promise<void>;
}

/** All pictures of the README. Each prepares its own state, so any of them can be taken alone. */
export const shots: readonly Shot[] = [
  buyer('listing', (page) => new ListingPage(page).open('/catalog/perchatki/')),
  { ...buyer('listing', (page) => new ListingPage(page).open('/catalog/perchatki/')), width: 380 },
  buyer('product', async (page, api) => openProduct(page, await findProduct(api, 'obuv'))),
  buyer('order-table', async (page, api) => {
    await emptyBasket(api);
    const listing = new ListingPage(page);
    await listing.open('/catalog/obuv/botinki/');
    await listing.chooseView('Таблица заказа');
    await listing.quantities.nth(1).fill('12');
    await listing.quantities.nth(2).fill('6');
    await listing.quantities.nth(2).press('Enter');
    await page.getByText('в корзине 6').waitFor();
  }),
  buyer('search', (page) => new ListingPage(page).open(`/search/?query=${encodeURIComponent('gthxfnrb')}`)),
  buyer('comparison', async (page, api) => {
    const products = await productsOf(api, 'obuv/botinki', 3);
    for (const { id } of products) await api.call(addToComparison, { body: { productId: Number(id) } });
    await page.goto('/compare/');
    await page.getByRole('table').first().waitFor();
  }),
  buyer('quick-order', async (page, api) => {
    const found = [await findProduct(api, 'perchatki'), ...(await productsOf(api, 'obuv', 2))];
    const lines = found.map(({ offers }) => `${offers[0]!.article}\t15`);
    await page.goto('/quickorder/?tab=table');
    await page.getByLabel('Артикул, строка 1', { exact: true }).click();
    await paste(page, [...lines, 'КП-12\t5'].join('\n'));
    await page.getByRole('button', { name: /^Проверить/ }).click();
    await page.getByText(/^Строк в/).waitFor();
  }),
  buyer('basket', async (page, api) => {
    await fillBasket(api, await someOffers(api, 5));
    await page.goto('/basket/');
    await page
      .getByRole('spinbutton', { name: /^Количество: / })
      .first()
      .waitFor();
  }),
  buyer('checkout', async (page, api) => {
    await fillBasket(api, await someOffers(api, 5));
    await new CheckoutPage(page).open();
  }),
  buyer('order', async (page, api) => {
    const { items } = await api.call(getOrders, { query: {} });
    await page.goto(`/orders/${items.find(({ status }) => status !== 'cancelled')!.id}/`);
    await page.getByRole('heading', { level: 1, name: /Заказ/ }).waitFor();
  }),
  buyer('finances', (page) => openPage(page, '/finances/', 'Финансы')),
  {
    name: 'client-card',
    width: 1280,
    person: 'manager',
    open: async (page, api) => {
      const { items } = await api.call(getManagedCounterparties, { query: { query: 'Ромашка' } });
      await openPage(page, `/manager/mycompanies/${items[0]!.code}/`, /Ромашка/);
    },
  },
  {
    name: 'appeal',
    width: 1280,
    person: 'manager',
    open: async (page, api) => {
      const { items } = await api.call(getManagedAppeals, { query: {} });
      await page.goto(`/appeal/${items[0]!.id}/`);
      await page.getByRole('textbox', { name: 'Ответ клиенту' }).waitFor();
    },
  },
  {
    name: 'console',
    width: 1280,
    person: 'ops',
    open: async (page) => {
      await page.goto('/operations/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

function buyer(name: string, open: Shot['open']): Shot {
  return { name, width: 1280, person: 'buyer', open };
}

async function openPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
