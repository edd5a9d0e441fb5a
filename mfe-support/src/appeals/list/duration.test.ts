import { durationOf, minutesBetween } from './duration.ts';

it.each([
  [0, 'меньше минуты'],
  [0.9, 'меньше минуты'],
  [1, '1 мин'],
  [59.9, '59 мин'],
  [60, '1 ч'],
  [130, '2 ч 10 мин'],
  [1439, '23 ч 59 мин'],
  [1440, '1 день'],
  [1445, '1 день'],
  [1440 + 180, '1 день 3 ч'],
  [2 * 1440, '2 дня'],
  [5 * 1440 + 60, '5 дней 1 ч'],
  [7 * 1440 + 600, '7 дней'],
  [21 * 1440, '21 день'],
  [1500 * 1440, '1 500 дней'],
])('%s minutes are «%s»', (minutes, words) => {
  expect(durationOf(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});

it('counts from one instant to another, and never below nothing', () => {
  const from = '2026-11-20T09:00:00.000Z';
  expect(minutesBetween(from, '2026-11-20T11:10:00.000Z')).toBe(130);
  expect(minutesBetween(from, new Date('2026-11-20T08:59:00.000Z'))).toBe(0);
});
