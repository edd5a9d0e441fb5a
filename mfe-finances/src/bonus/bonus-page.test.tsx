import { getHeader } from '@shop/contracts/account/header';
import { getBonusPlan, getFinanceSections } from '@shop/contracts/finances/finances';
import { callQuery, queryClient } from '@shop/platform/query';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, within } from '@testing-library/react';
import { buildPlanWith, buildSections } from '../testing/finances.builder.ts';
import { BonusPage } from './bonus-page.tsx';
import { periodName } from './period-name.ts';

const api = stubApi();
const open = () => renderPage(<BonusPage />, { url: '/finances/bonus/' });
const history = [
  {
    periodFrom: '2026-07-01',
    periodTo: '2026-09-30',
    targetKopecks: 1_000_000_00,
    reachedKopecks: 1_100_000_00,
    bonusKopecks: 22_000_00,
    documentNumber: 'Б-3',
  },
  {
    periodFrom: '2026-04-01',
    periodTo: '2026-06-30',
    targetKopecks: 1_000_000_00,
    reachedKopecks: 600_000_00,
    bonusKopecks: 6_000_00,
    documentNumber: null,
  },
];

it('draws how far the plan is, and tells it in words (§1.32)', async () => {
  api.answers(getBonusPlan, { plan: buildPlanWith(), history: [] });
  open();
  expect(await screen.findByText('План: IV квартал 2026')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Выполнение бонусного плана' });
  expect(bar).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/отгружено 740\s000,00\s₽ из 1\s000\s000,00\s₽, по прогнозу 1\s290\s000,00\s₽/),
  );
  expect(screen.getByRole('group', { name: 'Бонусный план в цифрах' })).toHaveTextContent(
    /Отгружено740\s000,00\s₽74\s% плана.*Прогноз.*1\s290\s000,00\s₽.*Бонус сейчас7\s400,00\s₽по прогнозу 25\s800,00\s₽/,
  );
});

it('says what the next step takes and gives (§1.32)', async () => {
  api.answers(getBonusPlan, { plan: buildPlanWith(), history: [] });
  open();
  const title = await screen.findByText(/До\sследующей ступени 120\s000,00\s₽/);
  expect(title.parentElement).toHaveTextContent(/1,5\s% \(\+0,5\s%\): ещё 4\s300,00\s₽ бонуса/);
});

it('has the steps as a table: which holds, and what is left to the others (§3.67)', async () => {
  api.answers(getBonusPlan, { plan: buildPlanWith(), history: [] });
  open();
  const rows = within(await screen.findByRole('table', { name: 'Ступени бонусного плана' })).getAllByRole(
    'row',
  );
  expect(rows[1]).toHaveTextContent(/500\s000,00\s₽1\s%Действует/);
  expect(rows[2]).toHaveTextContent(/860\s000,00\s₽1,5\s%осталось 120\s000,00\s₽по\sпрогнозу достигнете/);
});

it('says that the highest step is reached, and waits with a forecast in the first days', async () => {
  const plan = buildPlanWith({
    reachedKopecks: 1_200_000_00,
    next: null,
    forecastKopecks: null,
    forecastBonusKopecks: null,
  });
  api.answers(getBonusPlan, { plan, history: [] });
  open();
  expect(await screen.findByText('Достигнута высшая ступень плана')).toBeVisible();
  expect(screen.getByText('прогноз появится через несколько дней')).toBeVisible();
  expect(screen.getAllByText('Пройдена')).toHaveLength(2);
});

it('lists earlier periods and what they gave', async () => {
  api.answers(getBonusPlan, { plan: null, history });
  open();
  const rows = within(await screen.findByRole('table', { name: 'Бонусы прошлых периодов' })).getAllByRole(
    'row',
  );
  expect(rows[1]).toHaveTextContent(/III квартал 2026.*110\s% плана.*22\s000,00\s₽.*документ № Б-3/);
  expect(rows[2]).toHaveTextContent(/60\s% плана.*6\s000,00\s₽.*ещё не\sначислен/);
});

it('explains what a plan is and whom to ask when there is none', async () => {
  api.answers(getBonusPlan, { plan: null, history: [] });
  open();
  expect(await screen.findByText('Бонусного плана пока нет')).toBeVisible();
  expect(screen.getByRole('link', { name: /Спросить о\sбонусном плане/ })).toHaveAttribute(
    'href',
    '/appeal/add/',
  );
  const manager = { name: 'Ирина Соколова', phone: '79000000005', email: 'manager@demo.example' };
  act(() => {
    queryClient.setQueryData(callQuery(getHeader, {}).queryKey, { manager } as never);
  });
  expect(await screen.findByRole('link', { name: '+7 (900) 000-00-05' })).toHaveAttribute(
    'href',
    'tel:79000000005',
  );
});

it('says why it is missing, and retries', async () => {
  api.answers(getFinanceSections, buildSections());
  api.refuses(getBonusPlan, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getBonusPlan, { plan: null, history });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Прошлые периоды')).toBeVisible();
});

it.each([
  ['2026-11-01', '2026-11-30', 'Ноябрь 2026'],
  ['2026-01-01', '2026-12-31', '2026 год'],
  ['2026-01-01', '2026-06-30', '01.01.2026 – 30.06.2026'],
  ['2026-02-01', '2026-04-30', '01.02.2026 – 30.04.2026'],
  ['2026-10-05', '2026-12-31', '05.10.2026 – 31.12.2026'],
])('calls the period from %s to %s «%s»', (periodFrom, periodTo, name) => {
  expect(periodName({ periodFrom, periodTo })).toBe(name);
});
