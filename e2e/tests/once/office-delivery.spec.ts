import { getCheckout } from '@shop/contracts/basket-order/checkout';
import { AUTH_COOKIE } from '@shop/domain/constants';
import { ApiClient } from '../../fixtures/api-client.ts';
import { fillBasket, someOffers } from '../../fixtures/basket.ts';
import { type BrowserContext, expect, type Page, test } from '../../fixtures/test.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';

let buyer: BrowserContext;
let desk: Page;
let client: ApiClient;

test.beforeEach(async ({ browser, shop, signIn }) => {
  buyer = await browser.newContext({ baseURL: shop.url });
  client = new ApiClient(shop, buyer.request);
  const value = await client.logIn('buyer@demo.example');
  await buyer.addCookies([{ name: AUTH_COOKIE, value, url: shop.url, sameSite: 'Strict' }]);
  desk = await buyer.newPage();
  await fillBasket(client, await someOffers(client, 1));
  await signIn('office');
});
test.afterEach(() => buyer.close());

test('a tariff by weight is what a buyer pays at the checkout, until it is taken back in the journal', async ({
  page,
}) => {
  const checkout = new CheckoutPage(desk);
  const courier = checkout.radio(/Доставка курьером/);
  await page.goto('/office/settings/delivery/');
  await page.getByLabel('От чего зависит цена').selectOption({ label: 'От веса отгрузки' });
  await page.getByLabel('Бесплатно от суммы').fill('9000000');
  await page.getByRole('button', { name: 'Добавить строку' }).first().click();
  const row = page.getByRole('listitem', { name: 'Строка 1' });
  await row.getByLabel('Курьером').fill('777');
  await row.getByLabel('До терминала').fill('333');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено: Тарифы доставки')).toBeVisible();
  await checkout.open();
  await expect(courier).toHaveAccessibleDescription(/777,00\s₽/);

  await undoInJournal(page, 'Тарифы доставки');
  await checkout.open();
  await expect(courier).not.toHaveAccessibleDescription(/777,00\s₽/);
});

test('a day marked in the calendar cannot be chosen at the checkout, until it is taken back', async ({
  page,
}) => {
  const { dates } = await client.call(getCheckout, {
    query: { deliveryType: 'delivery', shipment: 'send-all', paySystem: 'invoice' },
  });
  const day = openDayAfter(dates.earliestOn ?? '', dates.closedOn);
  await page.goto(`/office/calendar/?year=${day.slice(0, 4)}`);
  await page.locator(`[data-day="${day}"]`).click();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAccessibleName(/выходной, отмечен вами$/);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Сохранён календарь/)).toBeVisible();

  const wish = desk.getByLabel('Желаемая дата');
  const refusal = desk.getByText(/выходной: заказы не.привозим/);
  await new CheckoutPage(desk).open();
  await wish.fill(day);
  await wish.blur();
  await expect(refusal).toBeVisible();

  await undoInJournal(page, 'Производственный календарь');
  await new CheckoutPage(desk).open();
  await wish.fill(day);
  await wish.blur();
  await expect(wish).toHaveValue(day);
  await expect(refusal).toHaveCount(0);
});

test('a refused pick-up point is mended without a reload: nothing typed is lost, and the dialog can be left', async ({
  page,
}) => {
  await page.goto('/office/references/pickup-points/');
  await page.getByRole('button', { name: 'Добавить строку' }).click();
  const dialog = page.getByRole('dialog', { name: 'Пункты самовывоза: новая строка' });
  const address = dialog.getByLabel('Адрес');
  await address.fill('Мытищи, Осташковское ш., 14');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog.getByLabel('Название')).toHaveAccessibleDescription(/обязательно/);
  await expect(dialog.getByLabel('Название')).toBeFocused();
  await expect(address).toHaveValue('Мытищи, Осташковское ш., 14');
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();
});

/** The second open day after the first possible one. */
function openDayAfter(first: string, closedOn: readonly string[]): string {
  const days = Array.from({ length: 20 }, (_, index) =>
    new Date(Date.parse(first) + (index + 1) * 86_400_000).toISOString().slice(0, 10),
  );
  return days.filter((day) => !closedOn.includes(day))[1] ?? '';
}

async function undoInJournal(page: Page, subject: string): Promise<void> {
  await page.goto('/office/journal/');
  const change = `Изменена настройка, ${subject}`;
  await page
    .getByRole('button', { name: `Отменить: ${change}` })
    .first()
    .click();
  await expect(page.getByText(`Отменено: ${change}`)).toBeVisible();
}
