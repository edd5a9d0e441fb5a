import { deleteConsignee, getConsignees } from '@shop/shared/contracts/consignees';
import { deleteDeliveryAddress, getDeliveryAddresses } from '@shop/shared/contracts/delivery-addresses';
import type { ApiClient } from '../fixtures/api-client.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts';

const addressesIn = async (api: ApiClient) =>
  (await api.call(getDeliveryAddresses, { query: { pageSize: 100 } })).items;
const consigneesIn = async (api: ApiClient) =>
  (await api.call(getConsignees, { query: { pageSize: 100 } })).items;

test.beforeEach(({ signIn }) => signIn('buyer'));

test('an address is added with suggestions, becomes the default, is deleted and comes back, all by keyboard', async ({
  page,
  api,
}) => {
  const before = await addressesIn(api);
  const usual = before.find(({ isDefault }) => isDefault)!;
  await page.goto('/deliveryaddress/');
  await page.getByRole('button', { name: 'Добавить адрес' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новый адрес доставки' });
  const field = dialog.getByRole('combobox', { name: /^Адрес/ });
  await expect(field).toBeFocused();

  await page.keyboard.type('Москва, Тве');
  await expect(page.getByRole('option', { name: 'г Москва, ул Тверская', exact: true })).toBeVisible();
  await expectAccessible(page);
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

  const list = page.getByRole('list', { name: 'Адреса доставки' });
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
});

test('a consignee is filled in by its ИНН; both lists are accessible and fit every width', async ({
  page,
  api,
}) => {
  await page.goto('/deliveryaddress/?tab=consignees');
  await page.getByRole('button', { name: 'Добавить грузополучателя' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый грузополучатель' });
  await dialog.getByLabel('ИНН').pressSequentially('5406457196');
  await dialog.getByRole('radio', { name: /Томский филиал/ }).click({ force: true });
  await expect(dialog.getByLabel('КПП')).toHaveValue('701743001');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Добавить грузополучателя' }).click();
  await expect(page.getByRole('list', { name: 'Грузополучатели' })).toContainText(
    'Томский филиал АО «Энергомаш-Сибирь»',
  );
  const { id } = (await consigneesIn(api)).find(({ kpp }) => kpp === '701743001')!;
  await api.call(deleteConsignee, { params: { id: Number(id) } });

  for (const path of ['/deliveryaddress/', '/deliveryaddress/?tab=consignees']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').nth(2)).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 769, 1280, 1800]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }
});
