import { switchCounterparty } from '@shop/contracts/account/header';
import { findByInn } from '@shop/contracts/manager/companies';
import {
  addCompany,
  getCompanyUsers,
  getOwnCompanies,
  type OwnCompany,
  requestCompanyUpdate,
} from '@shop/contracts/manager/company';
import { publish, subscribe } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildOwnCompanyWith, buildPersonWith, pageOf } from '../testing/own-company.builder.ts';
import { OwnCompaniesPage } from './own-companies-page.tsx';

const api = stubApi();

beforeAll(async () => {
  // Preloads the lazy chunks, so that tests do not wait for them.
  await Promise.all([
    import('./legal-entities/add-company-dialog.tsx'),
    import('./legal-entities/change-request-dialog.tsx'),
  ]);
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const petrova = buildOwnCompanyWith({
  id: 2,
  code: 'ip',
  name: 'ИП Петрова',
  kind: 'INDIVIDUAL',
  isCurrent: false,
});
const show = (url = '/mycompanies/', options: object = {}) =>
  renderPage(
    <>
      <OwnCompaniesPage />
      <Toaster />
    </>,
    { url, ...options },
  );
const keep = (...items: OwnCompany[]) => api.answers(getOwnCompanies, { items });
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
};

it('shows requisites, contract, limit and manager of every company', async () => {
  keep(
    buildOwnCompanyWith({
      contracts: [
        {
          id: 1,
          number: 'П-17',
          signedOn: '2025-02-01',
          creditLimitKopecks: 500_000_00,
          postponementDays: 14,
        },
      ],
    }),
    petrova,
  );
  show();
  const card = await cardOf('ООО «Ромашка»');
  expect(card.getByText('7707083893')).toBeVisible();
  expect(card.getByText('№ П-17 от 01.02.2025')).toBeVisible();
  expect(card.getByText('лимит 500 000,00 ₽, отсрочка 14 дней')).toBeVisible();
  expect(card.getByRole('link', { name: 'manager@demo.example' })).toBeVisible();
  expect(card.getByText('Текущая')).toBeVisible();
  expect((await cardOf('ИП Петрова')).queryByText('Текущая')).toBeNull();
});

it('explains a switched-off company, and offers no actions', async () => {
  keep(buildOwnCompanyWith(), buildOwnCompanyWith({ ...petrova, isActive: false }));
  show();
  const card = await cardOf('ИП Петрова');
  expect(card.getByText(/Магазин отключил эту компанию/)).toBeVisible();
  expect(card.queryByRole('button', { name: /Сделать текущей/ })).toBeNull();
  expect(card.queryByRole('button', { name: /Изменить реквизиты/ })).toBeNull();
});

it('makes another company the current one in every tab', async () => {
  keep(buildOwnCompanyWith(), petrova);
  api.answers(switchCounterparty, undefined);
  const heard: unknown[] = [];
  const stop = subscribe('counterparty.switched', (payload) => heard.push(payload));
  const { user } = show();
  await user.click((await cardOf('ИП Петрова')).getByRole('button', { name: /Сделать текущей/ }));
  await waitFor(() => expect(heard).toEqual([{ counterpartyId: 2 }]));
  stop();
});

it('copies requisites as lines of text', async () => {
  keep(buildOwnCompanyWith());
  const { user } = show();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click((await cardOf('ООО «Ромашка»')).getByRole('button', { name: /Скопировать реквизиты/ }));
  expect(copy).toHaveBeenCalledWith(
    'ООО «Ромашка»\nИНН 7707083893\nКПП 770701001\nОГРН 1027700132195\nЮридический адрес: г Москва, ул Руставели, д 14',
  );
  expect(await screen.findByText('Реквизиты скопированы: ООО «Ромашка»')).toBeVisible();
});

it('requests only changed requisites, and then shows the request', async () => {
  keep(buildOwnCompanyWith());
  const sent = api.answers(requestCompanyUpdate, { appeal: { id: 7, number: 'О-7' } });
  const { user } = show();
  await user.click((await cardOf('ООО «Ромашка»')).getByRole('button', { name: /Изменить реквизиты/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: /Название/ })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Отправить заявку' }));
  expect(await dialog.findByText(/Измените хотя бы одно поле/)).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'КПП' }));
  expect(dialog.queryByText(/Измените хотя бы одно поле/)).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'КПП' }), '770801001');
  expect(dialog.getByText('Сейчас: 770701001')).toBeVisible();
  keep(buildOwnCompanyWith({ openRequest: { id: 7, number: 'О-7' } }));
  await user.click(dialog.getByRole('button', { name: 'Отправить заявку' }));
  expect(await screen.findByRole('link', { name: /заявка №\sО-7/ })).toHaveAttribute('href', '/appeal/7/');
  expect(sent).toEqual([{ contragent: 1, kpp: '770801001', comment: '' }]);
  expect(screen.queryByRole('button', { name: /Изменить реквизиты/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Скопировать реквизиты/ })).toHaveFocus();
});

it('adds a company by its ИНН, and says that the manager was asked for one the shop has (§1.42)', async () => {
  keep(buildOwnCompanyWith());
  const organisation = {
    value: 'ООО «Василёк»',
    data: {
      inn: '7736207543',
      kpp: '773601001',
      ogrn: '1027700229193',
      name: { short_with_opf: 'ООО «Василёк»' },
      address: { value: 'г Москва, ул Льва Толстого, д 16' },
    },
  };
  api.answers(findByInn, { suggestions: [organisation] } as never);
  const sent = api.answers(addCompany, { state: 'requested', id: null });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Добавить компанию' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /ИНН/ }), '7736207543');
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Название/ })).toHaveValue('ООО «Василёк»'));
  await user.click(dialog.getByRole('button', { name: 'Добавить компанию' }));
  expect(await screen.findByRole('dialog', { name: 'Заявка передана менеджеру' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Понятно' })).toHaveFocus();
  expect(sent).toHaveLength(1);
});

it('clears the previous company when the registry does not know an ИНН', async () => {
  keep(buildOwnCompanyWith());
  const data = {
    inn: '7736207543',
    name: { short_with_opf: 'ООО «Василёк»' },
    address: { value: 'г Москва' },
  };
  api.answers(findByInn, { suggestions: [{ value: 'ООО «Василёк»', data }] } as never);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Добавить компанию' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [inn, name] = [/ИНН/, /Название/].map((one) => dialog.getByRole('textbox', { name: one }));
  await user.type(inn!, '7736207543');
  await waitFor(() => expect(name).toHaveValue('ООО «Василёк»'));
  await user.type(dialog.getByRole('textbox', { name: /адрес/ }), ', склад');
  api.answers(findByInn, { suggestions: [] });
  await user.clear(inn!);
  await user.type(inn!, '7707083893');
  await waitFor(() => expect(name).toHaveValue(''));
  expect(dialog.getByRole('textbox', { name: /адрес/ })).toHaveValue('г Москва, склад');
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
});

it('shows the refusal of an ИНН at its field, and keeps everything typed', async () => {
  keep(buildOwnCompanyWith());
  api.answers(findByInn, { suggestions: [] });
  api.refuses(addCompany, 409, 'conflict', 'Эта компания у вас уже есть', 'inn');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Добавить компанию' }));
  const dialog = within(await screen.findByRole('dialog'));
  const inn = dialog.getByRole('textbox', { name: /ИНН/ });
  await user.type(inn, '7707083893');
  await user.type(dialog.getByRole('textbox', { name: /Название/ }), 'ООО «Ромашка»');
  await user.type(dialog.getByRole('textbox', { name: /адрес/ }), 'Москва');
  await user.click(dialog.getByRole('button', { name: 'Добавить компанию' }));
  expect(await dialog.findByText('Эта компания у вас уже есть')).toBeVisible();
  expect(inn).toHaveFocus();
  expect(dialog.getByRole('textbox', { name: /Название/ })).toHaveValue('ООО «Ромашка»');
});

it('shows any company without switching, and keeps the choice in the URL and across tabs', async () => {
  keep(buildOwnCompanyWith(), petrova);
  const asked: string[] = [];
  api.answers(getCompanyUsers, ({ url }) => {
    asked.push(new URL(url).searchParams.get('contragent') ?? '');
    return { ...pageOf([buildPersonWith()]), canEdit: true };
  });
  const { user } = show('/mycompanies/people/');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Компания' }), 'ip');
  await waitFor(() => expect(asked.at(-1)).toBe('2'));
  expect(currentLocation().location.search).toBe('?contragent=ip');
  expect(screen.getByRole('link', { name: 'История' })).toHaveAttribute(
    'href',
    '/mycompanies/history/?contragent=ip',
  );
});

it('says who grants the permission to see people', async () => {
  keep(buildOwnCompanyWith({ isAdmin: false, rights: ['prices'] }));
  show('/mycompanies/people/');
  expect(await screen.findByText('Нужно право видеть сотрудников')).toBeVisible();
});

it('shows what others have changed', async () => {
  keep(buildOwnCompanyWith());
  show();
  await cardOf('ООО «Ромашка»');
  keep(buildOwnCompanyWith(), petrova);
  act(() => publish('company.changed', {}));
  expect(await screen.findByRole('heading', { name: 'ИП Петрова' })).toBeVisible();
});

it('offers to add a company when there is none', async () => {
  keep();
  show();
  expect(await screen.findByText('Компаний пока нет')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить компанию' })).toBeVisible();
});

it('says that the companies are missing, and retries', async () => {
  api.refuses(getOwnCompanies, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  keep(buildOwnCompanyWith());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'ООО «Ромашка»' })).toBeVisible();
});
