import type { Locator, Page } from '@playwright/test';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import {
  addDeliveryAddress,
  deleteDeliveryAddress,
  getDeliveryAddresses,
} from '@shop/contracts/basket-order/delivery-addresses';
import type { ApiClient } from '../fixtures/api-client.ts';
import { emptyBasket, fillBasket, someOffers } from '../fixtures/basket.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

const REQUIRED = 'Это поле обязательно для заполнения';
const main = (page: Page) => page.getByRole('main');
const placed = (page: Page) => expect(page).toHaveURL(/\/orders\/\d+\/$/);

// All tests of a worker share one basket, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ signIn, api }) => {
  await signIn('buyer');
  const offers = await someOffers(api, 2);
  // Orders are small, since unpaid ones use up the credit.
  await fillBasket(
    api,
    offers.map(({ id }) => ({ id, quantity: 2 })),
  );
});
test.afterEach(({ api }) => emptyBasket(api));

test('a terminal that is missing is asked for, and its list stays to choose from', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.radio(/транспортной компании/).check();
  await main(page).getByLabel('Транспортная компания').selectOption({ index: 1 });
  const terminals = group(page, 'Терминал получения');
  const count = await shownChoices(terminals);
  await checkout.confirm().click();
  await expectProblem(terminals, REQUIRED);
  await expect(terminals.getByText(REQUIRED)).toBeInViewport();
  expect(await shownChoices(terminals)).toBe(count);
  await expectAccessible(page);
  // The search, too, is still there.
  await terminals.getByRole('searchbox').fill('рост');
  expect(await shownChoices(terminals)).toBeGreaterThan(0);
  await terminals.getByRole('searchbox').fill('');
  await terminals.getByRole('radio').nth(1).check();
  await expectNoProblem(terminals);
  expect(await shownChoices(terminals)).toBe(count);
  await checkout.confirm().click();
  await placed(page);
});

test('a transport company that is missing is asked for', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.radio(/транспортной компании/).check();
  const company = main(page).getByLabel('Транспортная компания');
  await checkout.confirm().click();
  await expect(company).toBeFocused();
  await expect(company).toHaveAccessibleDescription(REQUIRED);
  await company.selectOption({ index: 1 });
  await expect(company).not.toHaveAttribute('aria-invalid', 'true');
  await group(page, 'Терминал получения').getByRole('radio').first().check();
  await checkout.confirm().click();
  await placed(page);
});

test('a warehouse that hands out orders no more is said, and another is chosen', { tag: '@once' }, async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  await openAfterwards(checkout, { deliveryType: 'pickup', pickupStore: '999999' });
  const stores = group(page, 'Склад');
  const count = await shownChoices(stores);
  await checkout.confirm().click();
  await expectProblem(stores, /больше не\sвыдаёт заказы/);
  expect(await shownChoices(stores)).toBe(count);
  await stores.getByRole('radio').last().check();
  await expectNoProblem(stores);
  await checkout.confirm().click();
  await placed(page);
});

for (const { size, count } of [
  { size: 'short', count: 2 },
  { size: 'long', count: 12 },
])
  test(`an address that is gone from a ${size} book is said, and another is chosen`, {
    tag: '@once',
  }, async ({ page, api }) => {
    await keepAddresses(api, count);
    const checkout = new CheckoutPage(page);
    await openAfterwards(checkout, { deliveryType: 'delivery', address: '999999' });
    const addresses = group(page, 'Адрес доставки');
    expect(await shownChoices(addresses)).toBe(count);
    await checkout.confirm().click();
    await expectProblem(addresses, 'Выбранного адреса больше нет. Выберите другой');
    expect(await shownChoices(addresses)).toBe(count);
    await addresses.getByRole('radio').last().check();
    await expectNoProblem(addresses);
    await checkout.confirm().click();
    await placed(page);
  });

test('a consignee who is gone is said, and another is chosen', { tag: '@once' }, async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await openAfterwards(checkout, { deliveryType: 'pickup', consignee: '999999' });
  const consignee = main(page).getByLabel('Грузополучатель');
  await checkout.confirm().click();
  await expect(consignee).toBeFocused();
  await expect(consignee).toHaveAccessibleDescription(/больше нет\. Выберите другого/);
  await consignee.selectOption({ label: await buyerOf(consignee) });
  await expect(consignee).not.toHaveAttribute('aria-invalid', 'true');
  await checkout.confirm().click();
  await placed(page);
});

test('a day that is none is said, and another is chosen', { tag: '@once' }, async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await openAfterwards(checkout, { deliveryType: 'pickup', date: '2020-01-01' });
  const date = main(page).getByLabel('Желаемая дата');
  await checkout.confirm().click();
  await expect(date).toBeFocused();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await main(page)
    .getByRole('button', { name: /^Выбрать / })
    .click();
  await expect(date).not.toHaveAttribute('aria-invalid', 'true');
  await checkout.confirm().click();
  await placed(page);
});

for (const { field, label } of [
  { field: 'deliveryType', label: 'Способ доставки' },
  { field: 'shipment', label: 'Как отгрузить заказ' },
  { field: 'paySystem', label: 'Способ оплаты' },
])
  test(`a refused choice «${label}» is said at its cards, which stay to choose from`, {
    tag: '@once',
  }, async ({ page }) => {
    const checkout = new CheckoutPage(page);
    await checkout.open('?deliveryType=pickup');
    await refuseOnce(page, field);
    const cards = group(page, label);
    const count = await shownChoices(cards);
    await checkout.confirm().click();
    await expectProblem(cards, 'Сейчас так нельзя');
    expect(await shownChoices(cards)).toBe(count);
    await cards.locator('input:not(:checked, [aria-disabled=true])').first().check();
    await expectNoProblem(cards);
    await checkout.confirm().click();
    await placed(page);
  });

/** The picker with this label. */
function group(page: Page, name: string): Locator {
  return main(page).getByRole('group', { name, exact: true });
}

/** How many options of a picker are rendered; a list without a box has none. */
async function shownChoices(picker: Locator): Promise<number> {
  await expect(picker.getByRole('radio').first()).toBeVisible();
  return picker.getByRole('radio').locator('visible=true').count();
}

async function expectProblem(picker: Locator, problem: string | RegExp): Promise<void> {
  await expect(picker).toHaveAccessibleDescription(problem);
  await expect(picker.getByText(problem)).toBeVisible();
  // The first option or the search has the focus, so that the mistake is in view.
  await expect(picker.locator(':focus')).toBeVisible();
}

async function expectNoProblem(picker: Locator): Promise<void> {
  await expect(picker).toHaveAccessibleDescription('');
}

/** Opens the checkout with a draft that was valid when it was made. */
async function openAfterwards(checkout: CheckoutPage, chosen: Record<string, string>): Promise<void> {
  const { page } = checkout;
  const { deliveryType, ...typed } = chosen;
  const search = deliveryType ? `?deliveryType=${deliveryType}` : '';
  await checkout.open(search);
  // A comment makes a draft.
  await main(page).getByLabel('Контактное лицо').fill('Анна Петрова');
  const draftKey = () => Object.keys(sessionStorage).find((key) => key.startsWith('shop.checkout.'));
  await page.waitForFunction(draftKey);
  await page.evaluate((part) => {
    const key = Object.keys(sessionStorage).find((known) => known.startsWith('shop.checkout.'));
    if (!key) throw new Error('There is no draft');
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key)!), ...part }));
  }, typed);
  await page.reload();
  await checkout.confirm().waitFor();
}

/** The next order is refused for one of its fields. */
async function refuseOnce(page: Page, field: string): Promise<void> {
  const errors = [{ code: 'validation', message: 'Сейчас так нельзя', field }];
  await page.route(
    `**${placeOrder.path}`,
    (route) => route.fulfill({ status: 400, json: { status: 'error', errors } }),
    { times: 1 },
  );
}

/** The address book is full. */
async function keepAddresses(api: ApiClient, count: number): Promise<void> {
  const { items } = await api.call(getDeliveryAddresses, { query: { page: 1, pageSize: 100 } });
  for (const { id } of items.slice(count)) await api.call(deleteDeliveryAddress, { params: { id } });
  for (let at = items.length; at < count; at += 1)
    await api.call(addDeliveryAddress, { body: { address: `Казань, Портовая, ${at + 1}` } });
}

async function buyerOf(consignee: Locator): Promise<string> {
  return (await consignee.getByRole('option', { name: /покупатель/ }).textContent()) ?? '';
}
