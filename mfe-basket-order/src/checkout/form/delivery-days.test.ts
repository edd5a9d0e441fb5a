import { buildCheckoutWith } from '../../testing/checkout.builder.ts';
import type { Checkout } from './checkout.queries.ts';
import { explainDays, nameOfDay, nearestDay, whyNotDay } from './delivery-days.ts';

const { dates } = buildCheckoutWith() as Checkout;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

it.each([
  ['2026-11-25', null],
  ['2026-11-24', 'Самый ранний день — 25 ноября'],
  ['2026-11-28', '28 ноября — выходной: заказы не привозим и не выдаём'],
  ['2027-01-21', 'Не позднее 20.01.2027'],
])('says why %s is no day to wish for', (day, said) => {
  expect(plain(whyNotDay(day, dates))).toBe(said);
});

it.each([
  ['a day off', '2026-11-28', '2026-11-30'],
  ['a day too early', '2026-11-20', '2026-11-25'],
  ['a day too late', '2027-05-01', '2027-01-20'],
])('offers the nearest day to %s', (_, day, nearest) => {
  expect(nearestDay(day, dates)).toBe(nearest);
});

it('goes back where the last days are all off', () => {
  const closedOn = ['2027-01-18', '2027-01-19', '2027-01-20'];
  expect(nearestDay('2027-01-19', { ...dates, closedOn })).toBe('2027-01-17');
});

it('offers none where there is none', () => {
  expect(nearestDay('2026-11-25', { ...dates, earliestOn: null })).toBeNull();
  expect(nearestDay('2026-11-25', { ...dates, latestOn: '2026-11-25', closedOn: ['2026-11-25'] })).toBeNull();
});

it('explains which days there are, and why not tomorrow', () => {
  expect(plain(explainDays(dates))).toBe(
    'С 25 ноября по 20 января, кроме выходных. Заказы после 15:00 по Москве и в выходные уходят на рабочий день позже.',
  );
  expect(explainDays({ ...dates, isAfterCutOff: false })).toContain('Закажите до');
  expect(explainDays({ ...dates, earliestOn: null })).toContain('когда станет известно');
  expect(plain(nameOfDay('2026-11-30'))).toBe('30 ноября, понедельник');
});
