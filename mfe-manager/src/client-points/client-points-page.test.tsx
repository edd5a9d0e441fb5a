import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import {
  addSalePointToCompanies,
  getManagedSalePoints,
  removeSalePointFromCompany,
} from '@shop/contracts/manager/manager-sale-points';
import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCounterpartyWith } from '../testing/client.builder.ts';
import { buildSalePointWith, pageOf } from '../testing/own-company.builder.ts';
import { ClientPointsPage } from './client-points-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const romashka = { id: 1, name: 'ООО «Ромашка»' };
const petrova = { id: 4, name: 'ИП Петрова' };
const open = (url = '/manager/mycompanies/salepoints/') =>
  renderPage(
    <>
      <ClientPointsPage />
      <Toaster />
    </>,
    { url, role: 'MANAGER', scope: [] },
  );

/** Stubs a server that stores these sale points. */
function stubServer(...points: SalePoint[]) {
  const stored = { points };
  api.answers(getManagedSalePoints, () => pageOf(stored.points));
  return stored;
}

it('lists sale points with their companies (§6.13)', async () => {
  stubServer(buildSalePointWith({ companies: [romashka] }));
  open();
  const list = await screen.findByRole('list', { name: 'Торговые точки' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Компании: ООО «Ромашка»');
});

it('attaches a sale point to another company, detaches it and undoes that', async () => {
  const stored = stubServer(buildSalePointWith({ companies: [romashka] }));
  api.answers(getManagedCounterparties, pageOf([buildCounterpartyWith(petrova)]));
  const attached = api.answers(addSalePointToCompanies, { added: [4] });
  const taken = api.answers(removeSalePointFromCompany, undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Изменить компании/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Единственная компания/)).toBeVisible();
  await user.click(await dialog.findByRole('checkbox', { name: 'ИП Петрова' }));
  stored.points = [buildSalePointWith({ companies: [petrova, romashka] })];
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Точка «Магазин на Лесной» привязана: ИП Петрова')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: /^Убрать из.компании ООО «Ромашка»/ }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(attached).toHaveLength(2));
  expect(attached.at(-1)).toEqual({ salepoint_id: 5, contragents: [1] });
  expect(taken).toEqual([{ salepoint_id: 5, contragent: 1 }]);
});

it('says why the list is missing, and retries', async () => {
  api.refuses(getManagedSalePoints, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  stubServer(buildSalePointWith());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Магазин на Лесной' })).toBeVisible();
});
