import { autocompleteAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { getOwnCompanies } from '@shop/contracts/manager/company';
import { getSalePoints, type SalePoint, saveSalePoint } from '@shop/contracts/manager/sale-points';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, within } from '@testing-library/react';
import { buildOwnCompanyWith, buildSalePointWith, pageOf } from '../testing/own-company.builder.ts';
import { OwnCompaniesPage } from './own-companies-page.tsx';

const api = stubApi();

beforeAll(async () => {
  // Preloads the lazy chunk, so that tests do not wait for it.
  await import('../common/sale-points/sale-point-dialog.tsx');
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
beforeEach(() => {
  api.answers(getOwnCompanies, { items: [buildOwnCompanyWith()] });
});

const show = (url = '/mycompanies/salepoints/') =>
  renderPage(
    <>
      <OwnCompaniesPage />
      <Toaster />
    </>,
    { url },
  );

/** Stubs a server that stores these sale points. */
function stubServer(...points: SalePoint[]) {
  const stored = { points };
  api.answers(getSalePoints, () => pageOf(stored.points));
  return stored;
}

it('lists sale points with address, hours and contact', async () => {
  stubServer(buildSalePointWith(), buildSalePointWith({ id: 6, name: 'Ларёк', isActive: false }));
  show();
  const list = await screen.findByRole('list', { name: 'Торговые точки' });
  const [first, second] = within(list).getAllByRole('listitem');
  for (const words of ['Магазин на Лесной', 'г Москва, ул Лесная, д 5', 'пн–пт 9–18', '+7 (900) 000-00-55'])
    expect(first).toHaveTextContent(words);
  expect(second).toHaveTextContent('Закрыта');
});

it('adds a sale point with the coordinates of the chosen suggestion (§1.43)', async () => {
  const stored = stubServer();
  const suggested = {
    value: 'г Тула, ул Мира, д 2',
    data: { house: '2', geo_lat: '54.2', geo_lon: '37.6' },
  };
  api.answers(autocompleteAddress, { suggestions: [suggested] } as never);
  const sent = api.answers(saveSalePoint, buildSalePointWith());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Добавить точку' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Название/ }), 'Магазин в Туле');
  await user.type(dialog.getByRole('combobox', { name: /Адрес/ }), 'Тула');
  await user.click(await dialog.findByRole('option', { name: 'г Тула, ул Мира, д 2' }));
  stored.points = [buildSalePointWith({ name: 'Магазин в Туле' })];
  await user.click(dialog.getByRole('button', { name: 'Добавить точку' }));
  expect(await screen.findByRole('heading', { name: 'Магазин в Туле' })).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      contragent: 1,
      name: 'Магазин в Туле',
      address: 'г Тула, ул Мира, д 2',
      coordinates: [54.2, 37.6],
    }),
  ]);
});

it('says what is missing at the field, and keeps what was typed when the server does not answer', async () => {
  stubServer(buildSalePointWith());
  api.breaks(saveSalePoint);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Изменить/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /Название/ });
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(name).toHaveAccessibleDescription(/./);
  await user.type(name, 'Новое имя');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/Нет связи с сервером/)).toBeVisible();
  expect(name).toHaveValue('Новое имя');
});

it('closes a sale point and reopens it from the toast', async () => {
  const stored = stubServer(buildSalePointWith());
  const sent = api.answers(saveSalePoint, buildSalePointWith());
  const { user } = show();
  const button = await screen.findByRole('button', { name: /^Закрыть точку/ });
  stored.points = [buildSalePointWith({ isActive: false })];
  await user.click(button);
  expect(await screen.findByRole('button', { name: /^Открыть снова/ })).toHaveFocus();
  stored.points = [buildSalePointWith()];
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('button', { name: /^Закрыть точку/ })).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ id: 5, contragent: 1, active: false }),
    expect.objectContaining({ id: 5, contragent: 1, active: true }),
  ]);
});

it('shows sale points without actions to a user without the permission, and says who grants it', async () => {
  api.answers(getOwnCompanies, { items: [buildOwnCompanyWith({ isAdmin: false, rights: ['prices'] })] });
  stubServer(buildSalePointWith());
  show();
  expect(await screen.findByRole('heading', { name: 'Магазин на Лесной' })).toBeVisible();
  expect(screen.getByText(/могут сотрудники с.правом «Компания»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Изменить|Закрыть точку|Добавить)/ })).toBeNull();
});
