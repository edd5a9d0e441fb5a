import { exportFinances, getFinanceSections, getPaymentSchedule } from '@shop/contracts/finances/finances';
import { addDays, addMonths, monthOf, nameOfDay, nameOfMonth } from '@shop/domain/calendar/calendar-days';
import { moscowToday } from '@shop/domain/format/date';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { buildDueItemWith, buildScheduleOf, buildSections } from '../testing/finances.builder.ts';
import { SchedulePage } from './schedule-page.tsx';

const api = stubApi();
const today = moscowToday();
const late = buildDueItemWith({
  documentId: 1,
  number: 'У-1',
  dueOn: addDays(today, -5),
  overdueDays: 5,
  kopecks: 90_000_00,
  openKopecks: 40_000_00,
});
const due = buildDueItemWith({ documentId: 2, number: 'У-2', dueOn: today });
const soon = buildDueItemWith({ documentId: 3, number: 'У-3', dueOn: addDays(today, 3) });

function answer(items = [late, due, soon]) {
  const asked: Record<string, string>[] = [];
  api.answers(getFinanceSections, buildSections());
  api.answers(getPaymentSchedule, (request) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    const all = buildScheduleOf(items);
    const listed = items.filter(({ dueOn }) => !query.dueOn || dueOn === query.dueOn);
    const { recordCount: _, ...navigation } = all.pageNavigation;
    return { ...all, items: listed, pageNavigation: { ...navigation, recordCount: listed.length } };
  });
  return asked;
}
const open = (search = '') => renderPage(<SchedulePage />, { url: `/finances/schedule/${search}` });
const list = () => screen.findByRole('table', { name: 'График платежей' });
const grid = () => screen.getByRole('grid');
const dayButton = (day: string) =>
  within(grid()).getByRole('button', { name: new RegExp(`^${nameOfDay(day)},`) });

it('lists what is overdue first, and says how late or near each day is (§3.68)', async () => {
  answer();
  open();
  const rows = within(await list())
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent(/просрочено на 5 дней.*Отгрузка № У-1.*40\s000,00\s₽.*из 90\s000,00\s₽/);
  expect(rows[1]).toHaveTextContent(/сегодня.*У-2/);
  expect(rows[2]).toHaveTextContent(/через 3 дня.*У-3/);
  expect(within(rows[0] as HTMLElement).getByRole('link', { name: /Заказ/ })).toHaveAttribute(
    'href',
    '/orders/4/',
  );
  expect(screen.getByRole('group', { name: 'Итоги графика' })).toHaveTextContent(
    /Всего к\sоплате180\s000,00\s₽3 документаПросрочено40\s000,00\s₽срок оплаты прошёлБлижайший платёж70\s000,00\s₽.*сегодня/,
  );
});

it('describes what is due on each day of the calendar, and shows its documents on Enter', async () => {
  const asked = answer();
  const { user } = open();
  await list();
  expect(dayButton(today)).toHaveAccessibleName(/к\sоплате 70\s000,00\s₽, 1 документ$/);
  expect(dayButton(today)).toHaveAttribute('aria-current', 'date');
  dayButton(today).focus();
  await user.keyboard('{Enter}');
  expect(currentLocation().location.search).toBe(`?day=${today}`);
  expect(await screen.findByText(/^К оплате .*: 1 документ$/)).toBeInTheDocument();
  expect(within(await list()).getAllByRole('row')).toHaveLength(2);
  expect(asked.at(-1)).toEqual({ page: '1', pageSize: '10', dueOn: today });
  await user.click(screen.getByRole('button', { name: 'Показать все дни' }));
  await waitFor(() => expect(screen.getByText('Сроки оплаты')).toBeVisible());
  expect(currentLocation().location.search).toBe('');
  expect(dayButton(today)).toHaveFocus();
});

it('moves by arrow keys from day to day, into another month too', async () => {
  answer();
  const { user } = open();
  await list();
  dayButton(today).focus();
  await user.keyboard('{ArrowRight}');
  expect(dayButton(addDays(today, 1))).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(dayButton(addDays(today, 7))).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(screen.getByRole('grid')).toHaveAccessibleName(
    nameOfMonth(addMonths(monthOf(addDays(today, 7)), 1)),
  );
  expect(
    within(grid())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

it('changes months by buttons within the months with payments', async () => {
  answer([soon]);
  const { user } = open();
  await list();
  expect(screen.getByRole('button', { name: 'Предыдущий месяц' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
  expect(grid()).toHaveAccessibleName(nameOfMonth(addMonths(monthOf(today), 1)));
});

it('chooses nothing on a day without payments', async () => {
  answer();
  const { user } = open();
  await list();
  const free = addDays(today, 1);
  if (monthOf(free) !== monthOf(today))
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
  expect(dayButton(free)).toHaveAccessibleName(/платежей нет$/);
  await user.click(dayButton(free));
  expect(currentLocation().location.search).toBe('');
});

it('shows the month as a table too', async () => {
  answer();
  const { user } = open();
  await list();
  await user.click(screen.getByText('Месяц таблицей'));
  const table = screen.getByRole('table', { name: `Платежи: ${nameOfMonth(monthOf(today))}` });
  expect(table).toHaveTextContent(/70\s000,00\s₽/);
});

it('expands the calendar on phones', async () => {
  answer();
  const { user } = open();
  await list();
  const unfold = screen.getByRole('button', { name: 'Календарь платежей', hidden: true });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await user.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
});

it('saves the schedule of the company and contract as XLSX', async () => {
  answer();
  URL.createObjectURL = jest.fn(() => 'blob:file');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const bodies = api.answers(exportFinances, { url: '/api/files/two/' });
  api.serves('/api/files/two/', {});
  const { user } = open('?contragent=romashka&contract=2');
  await list();
  await user.click(screen.getByRole('button', { name: 'Скачать Excel' }));
  await waitFor(() => expect(bodies).toEqual([{ section: 'schedule', contragent: 'romashka', contract: 2 }]));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
});

it('says that the day of the URL has no payments, and shows the others', async () => {
  answer();
  const { user } = open(`?day=${addDays(today, 1)}`);
  expect(await screen.findByText(/^В\sэтот день платить нечего$/)).toBeVisible();
  const all = screen.getAllByRole('button', { name: 'Показать все дни' });
  await user.click(all.at(-1) as HTMLElement);
  expect(await list()).toHaveTextContent('У-2');
});

it('says the good news when nothing is owed', async () => {
  answer([]);
  open();
  expect(await screen.findByText('Платить сейчас нечего')).toBeVisible();
});

it('says why it is missing, and retries', async () => {
  api.breaks(getPaymentSchedule);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 3000 });
  answer();
  await user.click(retry);
  expect(await list()).toBeVisible();
});
