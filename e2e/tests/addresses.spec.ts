import { deleteConsignee, getConsignees } from '@shop/contracts/basket-order/consignees';
import { deleteDeliveryAddress, getDeliveryAddresses } from '@shop/contracts/basket-order/delivery-addresses';
import type { ApiClient } from '../fixtures/api-client.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from '../fixtures/test.ts';

const addressesIn = async (api: ApiClient) =>
  (await api.call(getDeliveryAddresses, { query: { pageSize: 100 } })).items;
const consigneesIn = async (api: ApiClient) =>
  (await api.call(getConsignees, { query: { pageSize: 100 } })).items;

async function expectFitAndAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await expectAccessible(page);
  for (const width of [320, 769, 1280, 1800]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}

test('an address is added with suggestions, becomes the default, is deleted and comes back, all by keyboard; a consignee is filled in by its ИНН (§1.34, §1.35)', async ({
  page,
  api,
  signIn,
}) => {
  await signIn('buyer');
  const before = await addressesIn(api);
  const usual = before.find(({ isDefault }) => isDefault)!;
  await page.goto('/deliveryaddress/');
  const list = page.getByRole('list', { name: 'Адреса доставки' });
  await expect(list.getByRole('listitem').first()).toContainText('Основной');
  await expectFitAndAccessible(page);

  await page.getByRole('button', { name: 'Добавить адрес' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новый адрес доставки' });
  const field = dialog.getByRole('combobox', { name: /^Адрес/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('Москва, Тве');
  await expect(page.getByRole('option', { name: 'г Москва, ул Тверская', exact: true })).toBeVisible();
  await expectFitAndAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('г Москва, ул Тверская, ');
  await page.keyboard.type('7');
  await expect(page.getByRole('option', { name: 'г Москва, ул Тверская, д 7', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('г Москва, ул Тверская, д 7');
  await dialog.getByLabel('Название').fill('Офис на Тверской');
  await dialog.getByLabel('Телефон').pressSequentially('9000000011');
  await dialog.getByRole('button', { name: 'Добавить адрес' }).press('Enter');

  const added = list.getByRole('listitem').filter({ hasText: 'Офис на Тверской' });
  await expect(added).toContainText('+7 (900) 000-00-11');
  await added.getByRole('button', { name: /^Сделать основным/ }).press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText('Офис на ТверскойОсновной');
  await added.getByRole('button', { name: /^Удалить/ }).press('Enter');
  await expect(added).toHaveCount(0);
  await expect(list.getByRole('listitem').filter({ hasText: usual.address })).toContainText('Основной');
  await page.getByRole('button', { name: 'Вернуть' }).press('Enter');
  await expect(added).toContainText('Основной');

  const { id, coordinates } = (await addressesIn(api)).find(({ isDefault }) => isDefault)!;
  expect(coordinates?.map(Math.round)).toEqual([56, 38]);
  await api.call(deleteDeliveryAddress, { params: { id: Number(id) } });
  // The open page follows what is done elsewhere.
  await expect(added).toHaveCount(0);
  expect(await addressesIn(api)).toEqual(before);

  await page.getByRole('link', { name: 'Грузополучатели' }).press('Enter');
  await page.getByRole('button', { name: 'Добавить грузополучателя' }).press('Enter');
  await page.keyboard.type('5406457196');
  const head = page.getByRole('radio', { name: /^АО «Энергомаш-Сибирь»/ });
  await expect(head).toBeChecked();
  await head.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'КПП' })).toHaveValue('701743001');
  await expectFitAndAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить грузополучателя' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Грузополучатели' })).toContainText('КПП 701743001');
  await expectFitAndAccessible(page);
  const filled = (await consigneesIn(api)).find(({ kpp }) => kpp === '701743001')!;
  await api.call(deleteConsignee, { params: { id: Number(filled.id) } });
});
