import { formatDay, formatInstant } from './date.ts';
import { amountOf, perUnit, unitOf } from './measure.ts';
import { formatMoney, readRubles } from './money.ts';
import { countOf } from './number.ts';
import { formatPhone } from './phone.ts';
import { truncateName } from './truncate-name.ts';

it.each([
  [0, '0,00 ₽'],
  [123450, '1 234,50 ₽'],
  [-5, '−0,05 ₽'],
  [1_000_000_000_00, '1 000 000 000,00 ₽'],
])('shows %d kopecks as «%s» (§1.49)', (kopecks, shown) => {
  expect(formatMoney(kopecks).replace(/\u00a0/g, ' ')).toBe(shown);
});

it.each([
  ['500\u00a0000,50', 500_000_50],
  ['500000.5', 500_000_50],
  ['1 200 ₽', 1_200_00],
  ['0', 0],
  ['-5', undefined],
  ['12,345', undefined],
  ['', undefined],
])('reads «%s» as %s kopecks', (typed, kopecks) => {
  expect(readRubles(typed)).toBe(kopecks);
});

it.each([
  [1, '1 товар'],
  [3, '3 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [21, '21 товар'],
])('says «%s %s» (§9.34)', (count, said) => {
  expect(countOf(count, 'товар', 'товара', 'товаров').replace(/\u00a0/g, ' ')).toBe(said);
});

it.each([
  ['89000000001', '+7 (900) 000-00-01'],
  ['9000000001', '+7 (900) 000-00-01'],
  ['+7 900 000 00 01', '+7 (900) 000-00-01'],
  ['12345', '12345'],
])('shows the phone %s as %s (§5.26)', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

it('shows a calendar day unchanged and an instant in Moscow time (§1.50)', () => {
  expect(formatDay('2026-01-05')).toBe('05.01.2026');
  expect(formatInstant('2026-01-05T22:30:00Z')).toBe('06.01.2026, 01:30');
});

it('cuts a counterparty name at 38 characters (§9.25)', () => {
  expect(truncateName('а'.repeat(38))).toBe('а'.repeat(38));
  expect(truncateName('а'.repeat(39))).toBe(`${'а'.repeat(38)}…`);
});

it.each([
  [1, 'пара', '1 пара'],
  [3, 'пара', '3 пары'],
  [1240, 'пара', '1 240 пар'],
  [12, 'шт', '12 шт'],
])('says %d × «%s» as «%s»', (quantity, unit, said) => {
  expect(amountOf(quantity, unit).replace(/\u00a0/g, ' ')).toBe(said);
});

it('declines the unit alone', () => {
  expect([1, 2, 12].map((quantity) => unitOf(quantity, 'пара'))).toEqual(['пара', 'пары', 'пар']);
  expect(unitOf(5, 'шт')).toBe('шт');
});

it('names the unit of a price', () => {
  expect(perUnit('пара')).toBe('пару');
  expect(perUnit('шт')).toBe('шт');
});
