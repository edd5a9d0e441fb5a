import { labelEvery, niceScale } from './scale.ts';

it.each([
  ['sums of debits', [0, 120, 380], { low: 0, high: 400, ticks: [0, 100, 200, 300, 400] }],
  ['one value', [7], { low: 0, high: 8, ticks: [0, 2, 4, 6, 8] }],
  ['an advance', [-50, 100], { low: -50, high: 100, ticks: [-50, 0, 50, 100] }],
  ['advances alone', [-90, -10], { low: -100, high: 0, ticks: [-100, -75, -50, -25, 0] }],
  ['nothing but zeros', [0, 0], { low: 0, high: 100_000, ticks: [0, 25_000, 50_000, 75_000, 100_000] }],
])('has round steps from zero for %s', (_, values, scale) => {
  expect(niceScale(values)).toEqual(scale);
});

it('encloses all values, of any size', () => {
  for (const value of [1, 99, 123_456_789_01, 9_007_199_254_740_991]) {
    const { low, high, ticks } = niceScale([value, -value / 3]);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(low).toBeLessThanOrEqual(-value / 3);
    expect(ticks.length).toBeLessThanOrEqual(8);
  }
});

it.each([
  [50, 46, 1],
  [24, 46, 2],
  [3, 46, 16],
])('at %d px a point, labels of %d px stand at every %dth', (band, label, every) => {
  expect(labelEvery(band, label)).toBe(every);
});
