import { deleteConsignee, getConsignees, restoreConsignee } from '@shop/contracts/basket-order/consignees';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  type DeliveryAddress,
  deleteDeliveryAddress,
  getDeliveryAddresses,
  restoreDeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { publish } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildAddressWith, buildConsigneeWith } from '../testing/address.builder.ts';
import { PlacesPage } from './places-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

function page<P>(items: readonly P[], pageNumber = 1, recordCount = items.length) {
  const pageCount = Math.max(Math.ceil(recordCount / 10), 1);
  return { items: [...items], pageNavigation: { pageNumber, pageCount, pageSize: 10, recordCount } };
}
const show = (url = '/deliveryaddress/', options: object = {}) =>
  renderPage(
    <>
      <PlacesPage />
      <Toaster />
    </>,
    { url, ...options },
  );
const spare = buildAddressWith({ id: 2, name: '', address: 'г Тула, ул Мира, д 2', isDefault: false });

/** Plays a server that stores addresses. */
function serveAddresses(...first: DeliveryAddress[]) {
  const kept = { addresses: first };
  api.answers(getDeliveryAddresses, () => page(kept.addresses));
  return kept;
}

it('lists addresses with name, contact and comment, the default one marked (§3.72)', async () => {
  serveAddresses(buildAddressWith(), spare);
  show();
  const list = await screen.findByRole('list', { name: 'Адреса доставки' });
  const [first, second] = within(list).getAllByRole('listitem');
  for (const words of ['Главный склад', 'Основной', 'г Москва, ул Руставели, д 14', 'Въезд со двора'])
    expect(first).toHaveTextContent(words);
  expect(within(first!).getByRole('link', { name: '+7 (900) 000-00-11' })).toHaveAttribute(
    'href',
    'tel:+79000000011',
  );
  expect(second).toHaveTextContent('г Тула, ул Мира, д 2');
  expect(second).not.toHaveTextContent('Основной');
});

it('makes another one the default, and keeps the focus on the page', async () => {
  const kept = serveAddresses(buildAddressWith(), spare);
  const { user } = show();
  const sent = api.answers(changeDeliveryAddress, () => {
    kept.addresses = [{ ...spare, isDefault: true }, buildAddressWith({ isDefault: false })];
    return kept.addresses[0]!;
  });
  await user.click(await screen.findByRole('button', { name: 'Сделать основным: г Тула, ул Мира, д 2' }));
  expect(await screen.findByRole('button', { name: 'Сделать основным: Главный склад' })).toBeVisible();
  expect(screen.getByText('Основной адрес теперь «г Тула, ул Мира, д 2»')).toBeVisible();
  const { id: _, ...words } = spare;
  expect(sent).toEqual([{ ...words, isDefault: true }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить адрес' })).toHaveFocus());
});

it('deletes one, and brings it back', async () => {
  const kept = serveAddresses(buildAddressWith(), spare);
  api.answers(deleteDeliveryAddress, () => {
    kept.addresses = [buildAddressWith()];
    return undefined;
  });
  api.answers(restoreDeliveryAddress, () => {
    kept.addresses = [buildAddressWith(), spare];
    return spare;
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Удалить: г Тула, ул Мира, д 2' }));
  expect(await screen.findByText('Адрес «г Тула, ул Мира, д 2» удалён')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('г Тула, ул Мира, д 2')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('г Тула, ул Мира, д 2')).toBeVisible();
});

it('says why one is not deleted, and leaves it where it is', async () => {
  serveAddresses(spare);
  api.refuses(deleteDeliveryAddress, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Удалить/ }));
  expect(await screen.findByText(/Адрес не\sудалён. Сервис временно недоступен/)).toBeVisible();
  expect(screen.getByText('г Тула, ул Мира, д 2')).toBeVisible();
});

it('shows the page of the URL, and the last page for a number that is too high', async () => {
  const asked: string[] = [];
  api.answers(getDeliveryAddresses, ({ url }) => {
    const wanted = new URL(url).searchParams;
    asked.push(`${wanted.get('page')}/${wanted.get('page_size')}`);
    return page([spare], 2, 11);
  });
  show('/deliveryaddress/?page=7');
  expect(await screen.findByRole('navigation', { name: 'Страницы адресов' })).toBeVisible();
  await waitFor(() => expect(currentLocation().location.search).toBe('?page=2'));
  expect(asked[0]).toBe('7/10');
});

it('helps to begin', async () => {
  const kept = serveAddresses();
  api.answers(addDeliveryAddress, () => {
    kept.addresses = [spare];
    return spare;
  });
  const { user } = show();
  expect(await screen.findByText('Адресов пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить адрес' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый адрес доставки' }));
  await user.type(dialog.getByRole('combobox', { name: /^Адрес/ }), 'Ту');
  await user.click(dialog.getByRole('button', { name: 'Добавить адрес' }));
  expect(await screen.findByText('г Тула, ул Мира, д 2')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Добавить адрес' })).toHaveFocus();
});

it('tells users who may not edit why, and offers nothing that would be refused', async () => {
  serveAddresses(buildAddressWith(), spare);
  show('/deliveryaddress/', { scope: ['prices', 'appeals'] });
  expect(await screen.findByText('Главный склад')).toBeVisible();
  expect(screen.getByText(/сотрудники с\sправом «Заказы»/)).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Добавить|Изменить|Удалить|основным/ }),
  ).not.toBeInTheDocument();
});

it('says that the list has not come, and tries again', async () => {
  api.refuses(getDeliveryAddresses, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = show();
  expect(await screen.findByText('Не удалось загрузить адреса')).toBeVisible();
  serveAddresses(spare);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('г Тула, ул Мира, д 2')).toBeVisible();
});

it('follows what is done in another tab', async () => {
  const kept = serveAddresses(spare);
  show();
  expect(await screen.findByText('г Тула, ул Мира, д 2')).toBeVisible();
  kept.addresses = [spare, buildAddressWith({ isDefault: false })];
  act(() => publish('addresses.changed', {}));
  expect(await screen.findByText('Главный склад')).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('has the consignees in a tab of their own', async () => {
  serveAddresses(spare);
  const kept = { consignees: [buildConsigneeWith()] };
  api.answers(getConsignees, () => page(kept.consignees));
  api.answers(deleteConsignee, () => {
    kept.consignees = [];
    return undefined;
  });
  api.answers(restoreConsignee, () => {
    kept.consignees = [buildConsigneeWith()];
    return buildConsigneeWith();
  });
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Грузополучатели' }));
  expect(await screen.findByText('ООО «Южный подряд»')).toBeVisible();
  expect(currentLocation().location.search).toBe('?tab=consignees');
  expect(screen.getByRole('list', { name: 'Грузополучатели' })).toHaveTextContent(
    /ИНН 7726845191.*КПП 772601001/,
  );
  await user.click(screen.getByRole('button', { name: 'Удалить: ООО «Южный подряд»' }));
  expect(await screen.findByText('Грузополучателей пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('ООО «Южный подряд»')).toBeVisible();
});
