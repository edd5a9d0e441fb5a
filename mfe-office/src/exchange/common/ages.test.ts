import { formatAge, formatDuration, formatLimit } from './ages.ts';

const now = new Date('2026-11-27T12:00:00.000Z');

it.each([
  ['2026-11-27T11:59:30.000Z', 'меньше минуты'],
  // The clock of a browser may be seconds behind.
  ['2026-11-27T12:00:10.000Z', 'меньше минуты'],
  ['2026-11-27T11:58:59.000Z', '1 минуту'],
  ['2026-11-27T11:00:01.000Z', '59 минут'],
  ['2026-11-27T10:59:00.000Z', '1 час'],
  ['2026-11-25T12:30:00.000Z', '47 часов'],
  ['2026-11-25T11:00:00.000Z', '2 дня'],
])('the age of %s is «%s»', (instant, age) => {
  expect(formatAge(instant, now)).toBe(age);
});

it.each([
  [1, '1 минуты'],
  [90, '90 минут'],
  [60, '1 часа'],
  [120, '2 часов'],
  [1440, '1 дня'],
  [10_080, '7 дней'],
])('a limit of %i minutes is «%s»', (minutes, limit) => {
  expect(formatLimit(minutes)).toBe(limit);
});

it.each([
  ['2026-11-27T12:00:00.200Z', '1 секунда'],
  ['2026-11-27T12:00:42.000Z', '42 секунды'],
  ['2026-11-27T12:03:00.000Z', '3 минуты'],
  ['2026-11-27T14:05:00.000Z', '2 часа 5 минут'],
])('from 12:00 to %s it takes «%s»', (to, duration) => {
  expect(formatDuration(now.toISOString(), to)).toBe(duration);
});
