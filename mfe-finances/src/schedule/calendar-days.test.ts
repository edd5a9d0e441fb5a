import { addDays, addMonths, dayInMonth, nameOfMonth, weeksOf } from '@shop/domain/calendar/calendar-days';
import { dueText } from './due-text.ts';

it.each([
  ['2026-11-22', 'сегодня'],
  ['2026-11-23', 'завтра'],
  ['2026-11-25', 'через 3 дня'],
  ['2026-12-13', 'через 21 день'],
  ['2026-11-21', 'просрочено на 1 день'],
  ['2026-11-17', 'просрочено на 5 дней'],
  ['2025-11-22', 'просрочено на 365 дней'],
])('on 22.11.2026 what is due on %s is due %s', (dueOn, words) => {
  expect(dueText(dueOn, '2026-11-22')).toBe(words);
});

it.each([
  ['2026-11', 6, ['2026-11-01'], 30],
  ['2027-02', 4, ['2027-02-01'], 28],
  ['2028-02', 5, ['2028-02-01'], 29],
])('lays %s out in %i weeks from Monday to Sunday', (month, weekCount, [first], dayCount) => {
  const weeks = weeksOf(month);
  const days = weeks.flat().filter(Boolean);
  expect(weeks).toHaveLength(weekCount);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(days[0]).toBe(first);
  expect(days).toHaveLength(dayCount);
});

it('steps by days and months across ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(dayInMonth('2026-03-31', '2026-02')).toBe('2026-02-28');
  expect(nameOfMonth('2026-11')).toBe('Ноябрь 2026');
});
