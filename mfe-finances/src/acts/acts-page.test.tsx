import { getFinanceSections } from '@shop/contracts/finances/finances';
import { type Act, getActs, openAct, requestAct } from '@shop/contracts/finances/reconciliation-acts';
import { addDays } from '@shop/domain/calendar/calendar-days';
import { moscowToday } from '@shop/domain/format/date';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildActsOf, buildActWith, buildSections } from '../testing/finances.builder.ts';
import { ActsPage } from './acts-page.tsx';
import { presetPeriods } from './preset-periods.ts';

const api = stubApi();
const today = moscowToday();

function answer(acts: readonly Act[]) {
  api.answers(getFinanceSections, buildSections());
  api.answers(getActs, buildActsOf(acts));
}
const open = (search = '') =>
  renderPage(
    <>
      <ActsPage />
      <Toaster />
    </>,
    { url: `/finances/acts/${search}` },
  );
const table = () => screen.findByRole('table', { name: 'Акты сверки' });
const submit = () => screen.getByRole('button', { name: 'Сформировать акт' });

it('lists acts with their period, balances in words, and files', async () => {
  answer([buildActWith()]);
  open();
  const row = within(await table()).getAllByRole('row')[1] as HTMLElement;
  expect(row).toHaveTextContent(
    /Акт № АС-2026-00007.*20\.11\.2026, 12:15, Анна Петрова.*01\.07\.2026 – 30\.09\.2026.*все договоры/,
  );
  expect(row).toHaveTextContent(/120\s000,00\s₽ваш долг5\s000,00\s₽ваш аванс/);
  expect(within(row).getByRole('button', { name: /^PDF: Акт №\sАС-2026-00007$/ })).toBeVisible();
  expect(within(row).getByRole('button', { name: /^Excel: Акт №\sАС-2026-00007$/ })).toBeVisible();
});

it('explains what an act is for when there is none', async () => {
  answer([]);
  open();
  expect(await screen.findByText('Актов сверки пока нет')).toBeVisible();
  expect(screen.getByText(/сверить расчёты/)).toBeVisible();
});

it('requests the last quarter of all contracts by default, and offers the files', async () => {
  answer([]);
  const { user } = open('?contragent=romashka');
  await screen.findByText('Новый акт: ООО «Ромашка»');
  const asked = api.answers(requestAct, buildActWith());
  api.answers(getActs, buildActsOf([buildActWith()]));
  await user.click(submit());
  const [, last] = presetPeriods('quarter', today);
  await waitFor(() =>
    expect(asked).toEqual([
      { contragent: 'romashka', contractorNumber: '', periodFrom: last?.from, periodTo: last?.to },
    ]),
  );
  expect((await screen.findAllByRole('status'))[0]).toHaveTextContent(/Акт № АС-2026-00007 готов/);
  expect(await table()).toBeVisible();
});

it('requests a preset month of one contract', async () => {
  answer([]);
  const { user } = open();
  await screen.findByText('Новый акт: ООО «Ромашка»');
  const asked = api.answers(requestAct, buildActWith());
  await user.selectOptions(screen.getByLabelText('Договор'), '№ П-18 от 01.02.2026');
  await user.selectOptions(screen.getByLabelText('Период'), 'Месяц');
  const month = presetPeriods('month', today)[2];
  await user.selectOptions(screen.getByLabelText('За какой'), month?.name ?? '');
  await user.click(submit());
  await waitFor(() =>
    expect(asked).toEqual([{ contractorNumber: 'П-18', periodFrom: month?.from, periodTo: month?.to }]),
  );
});

describe('own dates', () => {
  async function choose() {
    answer([]);
    const { user } = open();
    await screen.findByText('Новый акт: ООО «Ромашка»');
    await user.selectOptions(screen.getByLabelText('Период'), 'Свои даты');
    return { user, from: screen.getByLabelText('С'), to: screen.getByLabelText('По') };
  }
  const type = (field: HTMLElement, day: string) => fireEvent.change(field, { target: { value: day } });

  it('are validated at their fields', async () => {
    const { user, from, to } = await choose();
    await user.click(submit());
    expect(from).toHaveAccessibleDescription('Это поле обязательно для заполнения');
    expect(to).toHaveAccessibleDescription('Это поле обязательно для заполнения');
    expect(from).toHaveFocus();
  });

  it.each([
    ['2026-03-31', '2026-01-01', 'По', 'Начало периода позже его конца'],
    ['2026-01-01', addDays(today, 1), 'По', 'Этот день ещё не наступил'],
    ['2010-01-01', '2026-01-01', 'С', 'Не больше десяти лет'],
    ['0202-01-01', '2026-01-01', 'С', 'Не раньше 2000 года'],
  ])('from %s to %s are told as wrong at «%s»', async (first, last, label, message) => {
    const { user, from, to } = await choose();
    type(from, first);
    type(to, last);
    await user.click(submit());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  });

  it('show what the server refuses', async () => {
    const { user, from, to } = await choose();
    type(from, '2026-01-01');
    type(to, '2026-02-01');
    api.refuses(requestAct, 422, 'validation', 'За этот период больше 30 000 документов', 'periodFrom');
    await user.click(submit());
    await waitFor(() => expect(from).toHaveAccessibleDescription('За этот период больше 30 000 документов'));
  });
});

it('polls an act until it is ready', async () => {
  answer([buildActWith({ state: 'preparing', openingKopecks: null, closingKopecks: null })]);
  open();
  expect(await screen.findByRole('progressbar', { name: 'Готовится' })).toBeVisible();
  answer([buildActWith()]);
  act(() => publish('act.changed', { actId: 7 }));
  expect(await screen.findByRole('button', { name: /^PDF: Акт №\sАС-2026-00007$/ })).toBeVisible();
});

it('requests a failed act again', async () => {
  answer([
    buildActWith({ state: 'failed', contractNumber: 'П-17', openingKopecks: null, closingKopecks: null }),
  ]);
  const asked = api.answers(requestAct, buildActWith());
  const { user } = open();
  expect(await screen.findByText('Не удалось')).toBeVisible();
  answer([buildActWith()]);
  await user.click(screen.getByRole('button', { name: /^Повторить: Акт №\sАС-2026-00007$/ }));
  await waitFor(() =>
    expect(asked).toEqual([{ contractorNumber: 'П-17', periodFrom: '2026-07-01', periodTo: '2026-09-30' }]),
  );
  expect(await within(await table()).findByRole('button', { name: /^PDF/ })).toBeVisible();
});

it('saves an act as XLSX, or says why it failed', async () => {
  answer([buildActWith()]);
  const asked = api.answers(openAct, { url: '/api/files/act/' });
  api.serves('/api/files/act/', {});
  URL.createObjectURL = jest.fn(() => 'blob:file');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open();
  const button = await screen.findByRole('button', { name: /^Excel: Акт №\sАС-2026-00007$/ });
  await user.click(button);
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(asked).toEqual([{ format: 'xlsx' }]);
  api.refuses(openAct, 409, 'conflict', 'Акт ещё готовится');
  await user.click(button);
  expect(await screen.findByText(/не\sскачан\. Акт ещё готовится/)).toBeVisible();
  for (const close of screen.queryAllByRole('button', { name: 'Скрыть сообщение' })) fireEvent.click(close);
});

it('says why the list is missing, and retries', async () => {
  api.answers(getFinanceSections, buildSections());
  api.refuses(getActs, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  answer([buildActWith()]);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await table()).toBeVisible();
});
