import { getOrders } from '@shop/contracts/basket-order/orders';
import { emptyBasket, fillBasket, someOffers } from '../../fixtures/basket.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';

test('a double click makes one order, and the other tab says so and leads to it', async ({
  page,
  context,
  api,
  signIn,
}) => {
  await signIn('buyer');
  await fillBasket(
    api,
    (await someOffers(api, 2)).map(({ id }) => ({ id, quantity: 100 })),
  );
  const orderCount = async () =>
    (await api.call(getOrders, { query: { page: 1, pageSize: 1 } })).pageNavigation.recordCount;
  const before = await orderCount();
  const other = await context.newPage();
  await new CheckoutPage(other).open();
  const checkout = new CheckoutPage(page);
  await checkout.open();

  await checkout.confirm().dblclick();
  await expect(page).toHaveURL(/\/orders\/\d+\/$/);
  expect(await orderCount()).toBe(before + 1);

  await expect(
    other.getByRole('heading', { name: /Заказ № .+ уже оформлен в.другой вкладке/ }),
  ).toBeVisible();
  const link = other.getByRole('link', { name: 'Открыть заказ' });
  expect(new URL(page.url()).pathname).toBe(await link.getAttribute('href'));
  await emptyBasket(api);
});
