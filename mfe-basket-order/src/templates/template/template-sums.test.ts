import { buildTemplateRowWith } from '../../testing/template.builder.ts';
import { changeOf, sumUp } from './template-sums.ts';

it('sums what is sold, and compares only what has an earlier price', () => {
  const rows = [
    buildTemplateRowWith({ quantity: 2, priceKopecks: 110_00, lastPriceKopecks: 100_00 }),
    buildTemplateRowWith({ quantity: 1, priceKopecks: 50_00, lastPriceKopecks: null, isInStock: false }),
    buildTemplateRowWith({ quantity: 9, isSold: false }),
  ];
  expect(sumUp(rows)).toEqual({
    totalKopecks: 270_00,
    compared: { todayKopecks: 220_00, lastKopecks: 200_00, count: 1 },
    unsoldCount: 1,
    outOfStockCount: 1,
  });
});

it('has no sum for those who see no prices', () => {
  const rows = [buildTemplateRowWith({ priceKopecks: null, lastPriceKopecks: null })];
  expect(sumUp(rows).totalKopecks).toBeNull();
});

it.each([
  [112_00, 100_00, { direction: 'up', percent: '+12\u00a0%' }],
  [99_50, 100_00, { direction: 'down', percent: '−0,5\u00a0%' }],
  [100_01, 100_00, { direction: 'up', percent: 'меньше\u00a00,1\u00a0%' }],
  [100_00, 100_00, null],
  [100_00, 0, null],
])('%d kopecks after %d: %j', (today, last, change) => {
  expect(changeOf(today, last)).toEqual(change);
});
