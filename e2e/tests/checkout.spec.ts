import type { Page } from '@playwright/test';
import { getBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { getCheckout } from '@shop/contracts/basket-order/checkout';
import type { ApiClient } from '../fixtures/api-client.ts';
import { emptyBasket, fillBasket, someOffers } from '../fixtures/basket.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

const placed = (page: Page) => expect(page).toHaveURL(/\/orders\/\d+\/$/);

// All tests of a worker share one basket, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ signIn }) => signIn('buyer'));
test.afterEach(({ api }) => emptyBasket(api));

test('an order over the credit limit says what is missing, and is paid on credit once it is smaller', async ({
  page,
  api,
}) => {
  const [offer] = await someOffers(api, 1);
  await fillBasket(api, [offer!]);
  const { free, price } = await creditFor(api);
  await fillBasket(api, [{ id: offer!.id, quantity: Math.ceil(free / price) + 100 }]);
  const checkout = new CheckoutPage(page);
  await checkout.open();

  // It cannot be chosen, but it can be read and focused.
  await checkout.radio(/По счёту/).focus();
  await page.keyboard.press('ArrowDown');
  const credit = checkout.radio(/кредитного лимита/);
  await expect(credit).toBeFocused();
  await expect(credit).not.toBeChecked();
  await expect(checkout.radio(/По счёту/)).toBeChecked();
  await expect(credit).toHaveAccessibleDescription(/Не хватает .+₽.*меньшите заказ/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Изменить в корзине' }).click();
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.fill(String(Math.max(20, Math.ceil(3_000_00 / price))));
  await quantity.press('Enter');
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await credit.check();
  await expect(page).toHaveURL(/paySystem=credit/);
  await expect(page.getByText('Останется', { exact: true })).toBeVisible();
  // Going back restores the choice.
  await page.goBack();
  await expect(checkout.radio(/По счёту/)).toBeChecked();
  await page.goForward();
  await expect(credit).toBeChecked();
  await checkout.confirm().click();
  await placed(page);
  await expect(page.getByText('В счёт кредитного лимита').first()).toBeVisible();
});

test('what changes between the basket and the order is shown line by line before it can be confirmed', async ({
  page,
  api,
}) => {
  const row = await rowWithBreaks(api);
  await page.goto('/basket/');
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  const checkout = new CheckoutPage(page);
  await expect(checkout.confirm()).toBeEnabled();
  // A colleague orders more of it, which lowers the unit price.
  const { fromQuantity } = row.breaks.at(-1)!;
  await api.call(setBasketQuantities, {
    body: { products: [{ id: row.product_id, quantity: fromQuantity }], isUndo: false },
  });
  await expect(checkout.changes).toContainText(row.article);
  await expect(checkout.changes).toContainText(/Количество.+→/);
  await expect(checkout.changes).toContainText(/Цена.+₽ → .+₽/);
  await expect(checkout.changes).toContainText(/Товары: .+ → .+\(\+/);
  await expectAccessible(page);
  // It survives a reload.
  await page.reload();
  await expect(checkout.changes).toContainText(row.article);
  await checkout.confirm('Подтвердить с изменениями').click();
  await placed(page);
});

test('an order to a new address for a wished day is placed by keyboard alone', async ({ page, api }) => {
  await fillBasket(
    api,
    (await someOffers(api, 3)).map(({ id }) => ({ id, quantity: 60 })),
  );
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await expectAccessible(page);

  await checkout.tabTo(page.getByRole('button', { name: 'Новый адрес' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новый адрес доставки' });
  const street = `Казань, Портовая, ${Date.now() % 1000}`;
  await expect(dialog.getByRole('combobox', { name: /Адрес/ })).toBeFocused();
  await page.keyboard.type(street);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Склад у порта');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(checkout.radio(/Склад у порта/)).toBeChecked();

  const date = page.getByLabel('Желаемая дата');
  await checkout.tabTo(date);
  await date.fill(await dayOff(api));
  const nearest = page.getByRole('button', { name: /^Выбрать / });
  await checkout.tabTo(nearest);
  await page.keyboard.press('Enter');
  await expect(nearest).toBeHidden();
  await expect(date).toBeFocused();

  const { width } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width, height: 720 });
  await checkout.tabTo(checkout.confirm());
  await page.keyboard.press('Enter');
  await placed(page);
  await expect(page.getByText(street).first()).toBeVisible();
});

/** The free part of the credit limit and the sum of the first line, in kopecks. */
async function creditFor(api: ApiClient) {
  const { paySystems, lines } = await api.call(getCheckout, { query: { paySystem: 'credit' } });
  const credit = paySystems.find(({ code }) => code === 'credit')?.credit;
  return { free: credit!.freeKopecks, price: lines[0]!.priceKopecks };
}

/** Replaces the content of the basket with an offer that is cheaper in larger quantities. */
async function rowWithBreaks(api: ApiClient) {
  await fillBasket(api, await someOffers(api, 30));
  const { grid } = await api.call(getBasket, {});
  const row = grid.row.find(({ breaks }) => (breaks?.length ?? 0) > 1)!;
  const breaks = row.breaks ?? [];
  await fillBasket(api, [{ id: Number(row.product_id), quantity: breaks[0]!.fromQuantity }]);
  return { ...row, product_id: Number(row.product_id), breaks };
}

/** A day without deliveries. */
async function dayOff(api: ApiClient): Promise<string> {
  const { dates } = await api.call(getCheckout, { query: {} });
  return dates.closedOn.at(-1)!;
}
