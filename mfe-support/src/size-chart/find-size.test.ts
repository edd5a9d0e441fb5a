import { findSize } from './find-size.ts';
import { buildChartWith, buildShoes } from './size-chart.builder.ts';

const chart = buildChartWith();

const sizeFor = (values: Record<string, number>) => {
  const found = findSize(chart, values);
  return 'size' in found ? `${found.kind} ${found.size}` : found.kind;
};

/** Each measurement with the size it asks for and the smaller candidate. */
const asksFor = (values: Record<string, number>) => {
  const found = findSize(chart, values);
  if (!('asks' in found)) return found.kind;
  return found.asks.map(({ measurement, size, smaller }) =>
    [measurement.code, size, smaller && `${smaller.is} ${smaller.size}`].filter(Boolean).join(' '),
  );
};

it.each<[string, Record<string, number>, string]>([
  ['nothing measured', {}, 'nothing'],
  ['a measurement the chart does not have', { foot: 27 }, 'nothing'],
  ['the lower end of a range', { chest: 94 }, 'fits 48-50'],
  ['the upper end of a range', { chest: 101 }, 'fits 48-50'],
  ['the first value of the table', { chest: 86 }, 'fits 44-46'],
  ['the last value of the table', { chest: 109 }, 'fits 52-54'],
  ['a value between two sizes: the larger', { chest: 93.5 }, 'fits 48-50'],
  ['a value of two sizes: the larger', { waist: 80 }, 'fits 48-50'],
  ['two that agree', { chest: 96, waist: 84 }, 'fits 48-50'],
  ['a value of two sizes that the other settles', { chest: 90, waist: 80 }, 'fits 44-46'],
  ['two that disagree: the larger', { chest: 105, waist: 75 }, 'differs 52-54'],
  ['two that disagree the other way', { chest: 90, waist: 95 }, 'differs 52-54'],
  ['below the table', { chest: 85.9 }, 'outside'],
  ['above the table', { chest: 109.1 }, 'outside'],
  ['one of two outside the table', { chest: 96, waist: 120 }, 'outside'],
])('%s', (_, values, expected) => {
  expect(sizeFor(values)).toBe(expected);
});

it.each<[string, Record<string, number>, string[]]>([
  ['says that a value lies between two sizes', { chest: 93.5 }, ['chest 48-50 between 44-46']],
  ['says that a value belongs to two sizes', { waist: 80 }, ['waist 48-50 both 44-46']],
  [
    'is sure where the other measurement settles it',
    { chest: 90, waist: 80 },
    ['chest 44-46', 'waist 44-46'],
  ],
  ['tells which asks for which', { chest: 105, waist: 75 }, ['chest 52-54', 'waist 44-46']],
])('%s', (_, values, expected) => {
  expect(asksFor(values)).toEqual(expected);
});

it('says on which side of the table a measurement is, and where the table ends', () => {
  expect(findSize(chart, { chest: 120, waist: 60 })).toMatchObject({
    kind: 'outside',
    outside: [
      { measurement: { code: 'chest' }, value: 120, than: 'more', limit: 109 },
      { measurement: { code: 'waist' }, value: 60, than: 'less', limit: 72 },
    ],
  });
});

it('finds a row where other rows lack a measurement', () => {
  const [small, ...rest] = chart.rows;
  const partial = {
    ...chart,
    rows: [{ ...small!, ranges: { chest: [86, 93] as [number, number] } }, ...rest],
  };
  expect(findSize(partial, { waist: 84 })).toMatchObject({ kind: 'fits', size: '48-50', row: 1 });
  expect(findSize(partial, { waist: 75 })).toMatchObject({ kind: 'outside', outside: [{ limit: 80 }] });
});

it('accepts halves', () => {
  expect(findSize(buildShoes(), { foot: 26.4 })).toMatchObject({ size: '41' });
  expect(findSize(buildShoes(), { foot: 26.45 })).toMatchObject({ size: '42' });
  expect(findSize(buildShoes(), { foot: 26.5 })).toMatchObject({ size: '42' });
});
