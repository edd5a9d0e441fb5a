import { takeQuantity } from './take-quantity.ts';

const byPiece = { minOrderCount: 1, multiplicity: 1 };
const byFives = { minOrderCount: 10, multiplicity: 5 };

it.each([
  ['12', byPiece, { quantity: 12 }],
  ['1 200', byPiece, { quantity: 1200 }],
  ['15 шт', byFives, { quantity: 15 }],
  ['12', byFives, { quantity: 15, note: '12 → 15, кратно 5' }],
  ['3', byFives, { quantity: 10, note: '3 → 10, минимум 10' }],
  ['', byFives, { quantity: 0 }],
  ['0', byFives, { quantity: 0 }],
  ['много', byPiece, { problem: 'Введите число' }],
  ['-1', byPiece, { problem: 'Введите число' }],
  ['1,5', byPiece, { problem: 'Только целое количество' }],
  ['1000000', byPiece, { problem: 'Не больше 999\u00a0999' }],
])('takes %j of %j as %j (§5.22)', (typed, rule, taken) => {
  expect(takeQuantity(typed, rule)).toEqual(taken);
});
