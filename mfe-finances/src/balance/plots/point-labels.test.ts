import { labelOfPoint, tickOfMoney } from './point-labels.ts';

const plain = (text: string) => text.replace(/[\u00a0\u2009]/g, ' ');

it.each([
  ['month', '2026-03-01', '2026-03-31', 'март 2026'],
  ['month', '2026-02-01', '2026-02-28', 'февраль 2026'],
  ['month', '2026-03-12', '2026-03-31', '12–31 марта 2026'],
  ['week', '2026-03-30', '2026-04-05', '30 марта – 5 апреля 2026'],
  ['day', '2026-03-05', '2026-03-05', '5 марта 2026'],
] as const)('a %s from %s to %s is «%s»', (step, from, to, words) => {
  expect(plain(labelOfPoint({ from, to }, step))).toBe(words);
});

it.each([
  [0, '0'],
  [-250_000_00, '−250 тыс.'],
  [1_500_000_00, '1,5 млн'],
])('%d kopecks on an axis are «%s»', (kopecks, words) => {
  expect(plain(tickOfMoney(kopecks))).toBe(words);
});
