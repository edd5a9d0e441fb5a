import { type CalendarYear, getCalendarYear, saveCalendarYear } from '@shop/contracts/office/calendar';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor } from '@testing-library/react';
import { CalendarPage } from './calendar-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
afterEach(() => sessionStorage.clear());

const buildYearWith = (part: Partial<CalendarYear> = {}): CalendarYear => ({
  year: 2027,
  years: [2026, 2027, 2028],
  usualDaysOff: ['2027-01-01', '2027-01-02', '2027-01-03'],
  daysOff: [],
  workingDays: [],
  isFilled: false,
  cutOff: '15:00',
  version: 3,
  lastChange: null,
  ...part,
});

const openCalendar = () =>
  renderPage(
    <>
      <CalendarPage />
      <Toaster />
    </>,
    { url: '/office/calendar/?year=2027', role: 'MANAGER', scope: [], staffRights: ['office.settings'] },
  );

/** By its day: looking for one of a year of buttons by role or label takes seconds. */
function dayOf(day: string): HTMLElement {
  const button = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (button === null) throw new Error(`${day} is not shown`);
  return button;
}
const nameOf = (day: string) => dayOf(day).getAttribute('aria-label');

it('switches days by click and by keyboard, and sends what differs from the law', async () => {
  api.answers(getCalendarYear, buildYearWith());
  const sent = api.answers(saveCalendarYear, buildYearWith({ version: 4, isFilled: true }));
  const { user } = openCalendar();
  expect(await screen.findByText(/Календарь на 2027 год не заполнен/)).toBeVisible();
  await user.click(dayOf('2027-12-31'));
  expect(nameOf('2027-12-31')).toMatch(/: выходной, отмечен вами/);
  expect(nameOf('2027-12-31')).toMatch(/^31 декабря, пятница/);
  expect(dayOf('2027-12-31')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowLeft} ');
  expect(dayOf('2027-12-30')).toHaveFocus();
  expect(nameOf('2027-12-30')).toMatch(/: выходной/);
  await user.keyboard('{Enter}');
  expect(nameOf('2027-12-30')).toMatch(/: рабочий$/);
  await user.click(dayOf('2027-01-02'));
  expect(nameOf('2027-01-02')).toMatch(/: рабочий, отмечен вами/);
  expect(dayOf('2027-01-02')).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByText('Сохранить'));
  await waitFor(() =>
    expect(sent).toEqual([{ daysOff: ['2027-12-31'], workingDays: ['2027-01-02'], version: 3 }]),
  );
  expect(await screen.findByText('Сохранён календарь на 2027 год')).toBeInTheDocument();
});

it('marks a pasted list whole, or names its bad line and marks nothing', async () => {
  api.answers(getCalendarYear, buildYearWith());
  const { user } = openCalendar();
  await user.click(await screen.findByText('Вставить даты списком'));
  const list = screen.getByLabelText('Даты');
  await user.type(list, '31.12.2027\n04.05.2026');
  await user.click(screen.getByText(/Отметить в календаре/));
  expect(await screen.findByText(/Строка 2: 04\.05\.2026 не в 2027 году/)).toBeVisible();
  expect(nameOf('2027-12-31')).toMatch(/: рабочий$/);
  await user.clear(list);
  await user.type(list, '31.12.2027\n3.1.2027 рабочий');
  await user.click(screen.getByText(/Отметить в календаре/));
  expect(nameOf('2027-12-31')).toMatch(/: выходной, отмечен вами/);
  expect(nameOf('2027-01-03')).toMatch(/: рабочий, отмечен вами/);
  expect(list).toHaveValue('');
});
