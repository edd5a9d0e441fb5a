import {
  type ClientTerms,
  cancelPlannedTerm,
  getClientTerms,
  saveClientTerms,
} from '@shop/contracts/office/client-terms';
import { addPriceType, getClientChoices } from '@shop/contracts/office/clients';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildTermsWith, choices } from '../../testing/client.builder.ts';
import { ClientPage } from './client-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
beforeEach(() => void api.answers(getClientChoices, choices));
afterEach(() => sessionStorage.clear());

function openPage(code: string) {
  return renderPage(
    <>
      <Routes>
        <Route path="/office/clients/:code/" element={<ClientPage />} />
      </Routes>
      <Toaster />
    </>,
    {
      url: `/office/clients/${encodeURIComponent(code)}/`,
      role: 'MANAGER',
      scope: [],
      staffRights: ['office.terms'],
    },
  );
}

function open(terms: ClientTerms = buildTermsWith()) {
  api.answers(getClientTerms, terms);
  return openPage(terms.code);
}

const saveButton = () => screen.getByRole('button', { name: 'Сохранить' });
const discount = () => screen.findByLabelText('Скидка');

it('changes the discount at once, and an undo brings the former one back', async () => {
  const { user } = open();
  await user.clear(await discount());
  await user.type(await discount(), '7');
  const sent = api.answers(saveClientTerms, buildTermsWith({ discountPercent: 7, version: 4 }));
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  api.answers(saveClientTerms, buildTermsWith({ version: 5 }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const same = { priceTypeId: 2, managerId: 7, isActive: true, validFrom: null };
  expect(sent).toMatchObject([
    { ...same, discountPercent: 7, version: 3 },
    { ...same, discountPercent: 5, version: 4 },
  ]);
});

it('plans terms from a day on, which has to be named (§6.41)', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Вид цен'), 'Розничная');
  await user.selectOptions(screen.getByLabelText('Когда начнут действовать'), 'later');
  await user.click(saveButton());
  const day = screen.getByLabelText(/^Действует с/);
  expect(day).toHaveAccessibleDescription(/Введите дату/);
  await user.type(day, '2027-01-01');
  const planned = {
    ...{ id: 31, field: 'priceType' as const, contractId: null, contract: '' },
    ...{ value: 'Розничная', amount: 1, validFrom: '2027-01-01', by: 'Ольга Кузнецова' },
  };
  const sent = api.answers(saveClientTerms, buildTermsWith({ planned: [planned], version: 4 }));
  await user.click(saveButton());
  const table = within(await screen.findByRole('table', { name: 'Запланированные изменения' }));
  expect(table.getByRole('row', { name: /Вид цен.*Розничная.*01\.01\.2027/ })).toBeVisible();
  expect(sent).toMatchObject([{ priceTypeId: 1, validFrom: '2027-01-01' }]);
  expect(screen.getByLabelText('Вид цен')).toHaveDisplayValue('Оптовая');
  const cancelled = api.answers(cancelPlannedTerm, buildTermsWith({ version: 5 }));
  await user.click(screen.getByRole('button', { name: /Отменить: Вид цен Розничная/ }));
  await waitFor(() => expect(cancelled).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Что изменится')).not.toBeInTheDocument());
  await user.click((await screen.findAllByRole('button', { name: 'Вернуть' })).at(-1)!);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ priceTypeId: 1, validFrom: '2027-01-01', version: 5 }),
  );
});

it('shows what is planned for the chosen day, so that the end of a temporary discount is saved', async () => {
  const later = {
    ...{ contractId: null, contract: '', value: '', by: 'Ольга Кузнецова', validFrom: '2090-01-01' },
  };
  const planned = [
    { ...later, id: 31, field: 'discount' as const, amount: 9 },
    { ...later, id: 32, field: 'manager' as const, amount: 8 },
    { ...later, id: 33, field: 'limit' as const, contractId: 11, contract: 'Д-1/26', amount: 700_000_00 },
  ];
  const { user } = open(buildTermsWith({ planned }));
  expect(await discount()).toHaveValue('5');
  await user.selectOptions(screen.getByLabelText('Когда начнут действовать'), 'later');
  await user.type(screen.getByLabelText(/^Действует с/), '2090-02-01');
  expect(await discount()).toHaveValue('9');
  expect(screen.getByLabelText('Менеджер')).toHaveDisplayValue('Иванов Пётр');
  await user.clear(await discount());
  await user.type(await discount(), '5');
  const sent = api.answers(saveClientTerms, buildTermsWith({ planned, version: 4 }));
  await user.click(saveButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ discountPercent: 5, managerId: 8, validFrom: '2090-02-01' }]);
  await waitFor(async () => expect(await discount()).toHaveValue('5'));
  expect(screen.getByLabelText('Когда начнут действовать')).toHaveValue('now');

  await user.click(screen.getByRole('button', { name: 'Изменить договор Д-1/26' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Когда начнут действовать'), 'later');
  await user.type(dialog.getByLabelText(/^Действует с/), '2090-02-01');
  expect(dialog.getByLabelText('Лимит')).toHaveValue('700000');
});

it.each([
  ['150', /целое число от\s0 до\s99/],
  ['семь', /целое число от\s0 до\s99/],
])('refuses a discount of %s at its field and sends nothing (§6.45)', async (typed, message) => {
  const { user } = open();
  await user.clear(await discount());
  await user.type(await discount(), typed);
  await user.click(saveButton());
  expect(await discount()).toHaveAccessibleDescription(message);
  expect(await discount()).toHaveFocus();
});

it('shows what 1C owns without an input (§6.43)', async () => {
  open(buildTermsWith({ ownedElsewhere: ['discount', 'contracts', 'limit', 'postponement', 'bonusPlans'] }));
  expect(await screen.findByLabelText('Вид цен')).toBeEnabled();
  expect(screen.queryByLabelText('Скидка')).not.toBeInTheDocument();
  expect(screen.getByText('5 %')).toBeVisible();
  expect(screen.getAllByText('ведётся в 1С')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /договор|план/i })).not.toBeInTheDocument();
});

it('shows a later editor what the earlier one has changed, and loses nothing typed (§6.44)', async () => {
  const { user } = open();
  await user.clear(await discount());
  await user.type(await discount(), '9');
  api.refuses(saveClientTerms, 409, 'conflict', 'Изменено', 'version');
  api.answers(getClientTerms, buildTermsWith({ discountPercent: 12, managerId: 8, version: 4 }));
  await user.click(saveButton());
  expect(await screen.findByText('Условия изменили, пока вы правили')).toBeVisible();
  expect(screen.getByText('Скидка: 5 % → 12 %')).toBeVisible();
  expect(screen.getByText('Менеджер: Морозова Елена → Иванов Пётр')).toBeVisible();
  expect(await discount()).toHaveValue('9');
  expect(screen.getByLabelText('Менеджер')).toHaveDisplayValue('Иванов Пётр');
  const sent = api.answers(saveClientTerms, buildTermsWith({ discountPercent: 9, managerId: 8, version: 5 }));
  await user.click(screen.getByRole('button', { name: 'Сохранить мой вариант' }));
  await waitFor(() => expect(sent).toMatchObject([{ discountPercent: 9, managerId: 8, version: 4 }]));
  await waitFor(() => expect(screen.queryByText(/пока вы правили/)).not.toBeInTheDocument());
});

it('saves over a change of something else without asking', async () => {
  const { user } = open();
  await user.clear(await discount());
  await user.type(await discount(), '9');
  const plan = {
    ...{ id: 5, periodFrom: '2027-01-01', periodTo: '2027-03-31', targetKopecks: 100_00, isPaid: false },
    steps: [{ fromKopecks: 100_00, basisPoints: 150 }],
  };
  const latest = buildTermsWith({ bonusPlans: [plan], version: 4 });
  const sent: unknown[] = [];
  api.refuses(saveClientTerms, 409, 'conflict', 'Изменено', 'version');
  api.answers(getClientTerms, () => {
    sent.push(api.answers(saveClientTerms, { ...latest, discountPercent: 9, version: 5 }));
    return latest;
  });
  await user.click(saveButton());
  expect(await screen.findByText(/Сохранено/)).toBeInTheDocument();
  expect(sent).toMatchObject([[{ discountPercent: 9, version: 4, bonusPlans: [{ id: 5 }] }]]);
});

it('edits a contract, and shows a refusal at its field', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить договор Д-1/26' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Договор Д-1/26' }));
  const limit = dialog.getByLabelText('Лимит');
  expect(limit).toHaveValue('500000');
  await user.clear(limit);
  await user.type(limit, '700 000,50');
  api.refuses(saveClientTerms, 400, 'validation', 'Договор уже есть', 'contracts.0.number');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Договор уже есть')).toBeVisible();
  const [contract] = buildTermsWith().contracts;
  const saved = { ...contract!, creditLimitKopecks: 700_000_50 };
  const sent = api.answers(saveClientTerms, buildTermsWith({ contracts: [saved], version: 4 }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([{ contracts: [saved], discountPercent: 5, version: 3 }]);
  expect(screen.getByRole('table', { name: 'Договоры' })).toHaveTextContent('700 000,50 ₽');
});

it('adds a bonus plan with steps, names the wrong step, and takes a plan away with an undo', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить план' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый бонусный план' }));
  await user.type(dialog.getByLabelText(/^Начало периода/), '2027-01-01');
  await user.type(dialog.getByLabelText(/^Конец периода/), '2027-03-31');
  await user.type(dialog.getByLabelText(/^План отгрузок/), '500 000');
  await user.click(dialog.getByRole('button', { name: 'Добавить ступень' }));
  await user.type(dialog.getByLabelText('Ступень 2: отгрузки от'), '100 000');
  await user.type(dialog.getByLabelText('Ступень 2: бонус'), '1,5');
  api.refuses(saveClientTerms, 400, 'validation', 'Порог не подходит', 'bonusPlans.0.steps.0.fromKopecks');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Порог не подходит')).toBeVisible();
  expect(dialog.getByLabelText('Ступень 2: отгрузки от')).toHaveFocus();
  const plan = {
    ...{ periodFrom: '2027-01-01', periodTo: '2027-03-31', targetKopecks: 500_000_00 },
    steps: [{ fromKopecks: 100_000_00, basisPoints: 150 }],
  };
  const sent = api.answers(
    saveClientTerms,
    buildTermsWith({ bonusPlans: [{ ...plan, id: 5, isPaid: false }], version: 4 }),
  );
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/от\s100\s000,00\s₽ – 1,5\s%/)).toBeVisible();
  expect(sent).toMatchObject([{ bonusPlans: [{ ...plan, id: null }], version: 3 }]);
  const removed = api.answers(saveClientTerms, buildTermsWith({ version: 5 }));
  await user.click(screen.getByRole('button', { name: /^Убрать план/ }));
  expect(await screen.findByText('Бонусных планов нет')).toBeVisible();
  await user.click((await screen.findAllByRole('button', { name: 'Вернуть' })).at(-1)!);
  await waitFor(() =>
    expect(removed).toMatchObject([
      { bonusPlans: [], version: 4 },
      { bonusPlans: [{ ...plan, id: null }], version: 5 },
    ]),
  );
});

it('chooses a price type that was just made', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Новый вид цен' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый вид цен' }));
  await user.type(dialog.getByLabelText(/^Название/), 'Крупный опт');
  const added = { id: 3, name: 'Крупный опт' };
  api.answers(addPriceType, added);
  api.answers(getClientChoices, { ...choices, priceTypes: [...choices.priceTypes, added] });
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.getByLabelText('Вид цен')).toHaveDisplayValue('Крупный опт'));
});

it('leads the manager of a client to its people, and tells others who invites them', async () => {
  const { unmount } = open(buildTermsWith({ managerId: 1 }));
  const link = await screen.findByRole('link', { name: /^Сотрудники и.заказы$/ });
  expect(link).toHaveAttribute('href', `/manager/mycompanies/${encodeURIComponent('К-000001')}/`);
  unmount();
  open(buildTermsWith({ managerId: null }));
  expect(await screen.findByText(/приглашает его менеджер: выберите менеджера/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Сотрудники/ })).not.toBeInTheDocument();
});

it('shows what has changed, since when and by whom; an unknown client is no page', async () => {
  const change = {
    ...{ id: 1, field: 'limit' as const, contract: 'Д-1/26', before: '0,00 ₽', value: '500 000,00 ₽' },
    ...{ validFrom: '2026-11-01', at: '2026-11-01T09:00:00.000Z', by: 'Ольга Кузнецова' },
  };
  const { unmount } = open(buildTermsWith({ history: [change] }));
  const history = await screen.findByRole('table', { name: 'История условий' });
  for (const words of ['Лимит, договор Д-1/26', '0,00 ₽ → 500 000,00 ₽', '01.11.2026', 'Ольга Кузнецова'])
    expect(history).toHaveTextContent(words);
  unmount();
  api.refuses(getClientTerms, 404, 404, 'Нет');
  openPage('К-9');
  expect(await screen.findByText(/Клиента с\sтаким кодом нет/)).toBeVisible();
});
