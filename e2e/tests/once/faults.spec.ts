import type { Page } from '@playwright/test';
import { addToBasket, getBasket, updateBasketRow } from '@shop/contracts/basket-order/basket';
import { getOrder } from '@shop/contracts/basket-order/orders';
import { getListing } from '@shop/contracts/catalog/listings';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ signIn }) => signIn('buyer'));

test('a guard that the shell does not know shows the error page 500 (§8.24)', async ({ page }) => {
  await changeDocument(page, (html) => html.replaceAll('"guard":"user"', '"guard":"astrologer"'));
  await page.goto('/finances/');
  await expect(page.getByText('Ошибка 500')).toBeVisible();
  await expect(page.getByText('Unknown middleware')).toBeVisible();
});

test("another company's order answers exactly like one that does not exist", async ({ api }) => {
  const foreign = await api.send(getOrder, { params: { id: 4_000_001 } });
  const unknown = await api.send(getOrder, { params: { id: 999_999_999 } });
  expect(foreign.status).toBe(404);
  expect(withoutRequestId(foreign.body)).toEqual(withoutRequestId(unknown.body));
});

for (const quantity of [-1, 0.5, 1e9, 'много', null] as number[]) {
  test(`a quantity of ${quantity} is refused by name and changes nothing`, async ({ api }) => {
    const listing = await api.call(getListing, { params: { code: 'perchatki/' }, query: {} });
    const offer = listing.products.items[0]?.offers[0];
    if (!offer) throw new Error('the demo catalogue has no gloves');
    const { products } = await api.call(addToBasket, {
      body: { products: [{ id: offer.id, quantity: 12 }] },
    });
    const rowId = products[0]?.rowId;
    const before = await api.call(getBasket, {});
    const refused = await api.send(updateBasketRow, {
      body: { product: { ID: rowId as number, QUANTITY: quantity } },
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      status: 'error',
      errors: [{ code: 'validation', field: 'product.QUANTITY' }],
    });
    const after = await api.call(getBasket, {});
    expect(after.grid.row.map((row) => [row.id, row.basketQuantity])).toEqual(
      before.grid.row.map((row) => [row.id, row.basketQuantity]),
    );
  });
}

function withoutRequestId({ requestId: _, ...body }: Record<string, unknown>) {
  return body;
}

async function changeDocument(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/finances/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
