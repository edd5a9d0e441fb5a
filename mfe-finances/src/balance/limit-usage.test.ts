import { describeLimitUsage } from './limit-usage.ts';

const contract = {
  id: 1,
  number: 'П-17',
  signedOn: '2025-02-01',
  creditLimitKopecks: 1000_00,
  freeKopecks: 0,
  postponementDays: 21,
  overdueKopecks: 0,
};

it.each([
  ['the debt alone', 300, 300, 0, 0, undefined],
  ['debt and orders', 500, 300, 0, 200, '300,00 ₽ долг + 200,00 ₽ неотгруженные заказы'],
  ['orders alone', 200, 0, 0, 200, '200,00 ₽ неотгруженные заказы'],
  ['orders less an advance', 150, 0, 50, 200, '200,00 ₽ неотгруженные заказы − 50,00 ₽ аванс'],
  ['orders below an advance', 0, 0, 250, 200, 'неотгруженные заказы на 200,00 ₽ покрыты авансом'],
])('says what is used: %s', (_, used, debt, advance, notShipped, words) => {
  const sums = {
    usedKopecks: used * 100,
    debtKopecks: debt * 100,
    advanceKopecks: advance * 100,
    notShippedKopecks: notShipped * 100,
  };
  expect(describeLimitUsage({ ...contract, ...sums })?.replaceAll('\u00a0', ' ')).toBe(words);
});
