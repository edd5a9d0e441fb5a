import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import {
  createBasketTemplate,
  deleteBasketTemplate,
  getBasketTemplate,
  getBasketTemplates,
} from '@shop/contracts/basket-order/basket-templates';
import { ApiClient } from '../fixtures/api-client.ts';
import { type BasketLine, fillBasket, heldInBasket, someOffers } from '../fixtures/basket.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../fixtures/test.ts';

const rowOf = (page: Page, { id }: BasketLine) => page.getByRole('main').locator(`[data-offer="${id}"]`);

const quantities = (lines: readonly BasketLine[]) =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));

// All tests of a worker share one basket, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ signIn }) => signIn('buyer'));

test.afterEach(async ({ api }) => {
  const { items } = await api.call(getBasketTemplates, { query: { pageSize: 500 } });
  for (const { id } of items) await api.call(deleteBasketTemplate, { params: { id } });
});

test('a basket becomes a template, the template takes the place of another basket, and that one comes back (§1.17)', async ({
  page,
  api,
}) => {
  const [first, second, third] = (await someOffers(api, 3)) as [BasketLine, BasketLine, BasketLine];
  await fillBasket(api, [first, second]);
  await page.goto('/basket/');
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  await page.getByRole('button', { name: 'Сохранить как шаблон' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сохранить как шаблон' });
  await expect(dialog.getByText(/войдёт: 2 позиции/)).toBeVisible();
  await dialog.getByLabel('Название').fill('Склад на месяц');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: 'Открыть' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Склад на месяц' })).toBeVisible();

  await rowOf(page, first).getByRole('spinbutton').fill('25');
  await rowOf(page, first).getByRole('spinbutton').press('Enter');
  await expect(page.getByText('Всё сохранено')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, first).getByRole('spinbutton')).toHaveValue('25');

  await fillBasket(api, [second, third]);
  await page.getByRole('button', { name: /Заменить\s*корзину/ }).click();
  await expect(page.getByText(/Корзина заменена шаблоном «Склад на месяц»: 2 позиции/)).toBeVisible();
  expect(await heldInBasket(api)).toEqual({ [first.id]: 25, [second.id]: 10 });
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText(/Корзина снова такая, как\s*была/)).toBeVisible();
  expect(await heldInBasket(api)).toEqual(quantities([second, third]));
});

test('a colleague opens the link, uses and copies the template, and cannot change it', {
  tag: '@once',
}, async ({ api, shop, browser }) => {
  const lines = await someOffers(api, 2);
  const { code } = await api.call(createBasketTemplate, { body: { name: 'По ссылке', products: lines } });
  const colleague = await browser.newContext({ baseURL: shop.url });
  const clerk = new ApiClient(shop, colleague.request);
  const token = await clerk.logIn('clerk@demo.example');
  await colleague.addCookies([
    { name: 'auth._token.local', value: token, url: shop.url, sameSite: 'Strict' },
  ]);
  const page = await colleague.newPage();
  // The question about the city may cover the button.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Да', exact: true }), (yes) => yes.click());
  await page.goto(`/basket-templates/${code}/`);
  await expect(page.getByText(/Этот шаблон ведёт/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сделать свою копию' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Копия: По ссылке' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('«Копия: По ссылке» удалён')).toBeVisible();
  await colleague.close();
});

test('for another company there is no such template, whoever asks', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const { code } = await api.call(createBasketTemplate, {
    body: { name: 'Чужой', products: await someOffers(api, 1) },
  });
  const { items } = await api.call(getCounterparties, {});
  const own = items.find((each) => each.uf_current_contragent === true)!;
  const other = items.find(({ id }) => id !== own.id)!;
  await api.call(switchCounterparty, { params: { id: Number(other.id) } });
  try {
    expect((await api.send(getBasketTemplate, { params: { code } })).status).toBe(404);
    await page.goto(`/basket-templates/${code}/`);
    await expect(page.getByText('404').first()).toBeVisible();
    await expect(page.getByText('Чужой')).toHaveCount(0);
  } finally {
    await api.call(switchCounterparty, { params: { id: Number(own.id) } });
  }
});

test('an address that leads to no template is not found', { tag: '@once' }, async ({ page }) => {
  await page.goto('/basket-templates/nothing-like-this/');
  await expect(page.getByText('404').first()).toBeVisible();
});

test('the screens of templates are accessible and fit every width', { tag: '@once' }, async ({
  page,
  api,
}) => {
  const lines = await someOffers(api, 3);
  const { code } = await api.call(createBasketTemplate, {
    body: { name: 'Спецодежда для бригады монтажников', description: 'Раз в месяц', products: lines },
  });
  for (const path of ['/basket-templates/', `/basket-templates/${code}/`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0);
    await expectAccessible(page);
    for (const width of [320, 380, 769, 1280, 1800]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }
});

test('is made, renamed, put into the basket and deleted from the list without a mouse', async ({
  page,
  api,
}) => {
  const lines = await someOffers(api, 2);
  await fillBasket(api, lines);
  await page.goto('/basket-templates/');
  await page.getByRole('button', { name: 'Создать шаблон' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Название/ })).toBeFocused();
  await page.keyboard.type('Без мыши');
  const fromBasket = page.getByRole('radio', { name: /Всё из корзины/ });
  await expect(fromBasket).toBeEnabled();
  await fromBasket.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Создать шаблон' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Без мыши' })).toBeVisible();

  await page.goto('/basket-templates/');
  await page.getByRole('button', { name: 'В корзину: Без мыши' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/добавлено 2 позиции/)).toBeVisible();
  expect(Object.values(await heldInBasket(api))).toEqual([20, 20]);
  await page.getByRole('button', { name: 'Ещё: Без мыши' }).press('Enter');
  await page.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page.getByText('Шаблонов пока нет')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Без мыши' })).toBeVisible();
});
