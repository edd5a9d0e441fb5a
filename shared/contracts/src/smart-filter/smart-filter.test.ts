import fc from 'fast-check';
import {
  type FilterChoice,
  parseListingPath,
  parseSmartFilter,
  printListingPath,
  printSmartFilter,
  toUrlId,
} from './smart-filter.ts';

const nasty = fc.array(
  fc.constantFrom(
    '-is-',
    '-or-',
    '-from-',
    '-to-',
    '-or',
    'is',
    '/',
    '%',
    '%2F',
    '"',
    "'",
    '~',
    '~1',
    '-',
    '1/2',
    'ВВГ',
    '+',
    '?',
    '#',
    ' ',
  ),
  { minLength: 1, maxLength: 8 },
);
const value = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1 }),
    nasty.map((parts) => parts.join('')),
  )
  .map(toUrlId);
const code = fc.stringMatching(/^[a-z0-9_]{1,12}$/).filter((text) => text !== 'price');
const whole = fc.integer({ min: -1_000_000, max: 1_000_000_000 });
const fraction = fc.integer({ min: -1e9, max: 1e9 }).map((millionths) => millionths / 1e6 + 0);
const rangeOf = (number: fc.Arbitrary<number>) => {
  const bound = fc.option(number, { nil: undefined });
  return fc
    .record({ from: bound, to: bound })
    .filter(({ from, to }) => from !== undefined || to !== undefined)
    .map(({ from, to }) => ({
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }));
};
const range = rangeOf(fc.oneof(whole, fraction));
const priceRange = rangeOf(whole);
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((list) => ({ values: list }));
const choice: fc.Arbitrary<FilterChoice> = fc
  .uniqueArray(code, { maxLength: 6 })
  .chain((codes) =>
    fc.tuple(...codes.map((name) => fc.oneof(range, values).map((part) => ({ code: name, ...part })))),
  )
  .chain((props) =>
    fc
      .option(priceRange, { nil: null })
      .map((price) => ({ prices: price === null ? [] : [{ code: 'base', ...price }], props })),
  );

test('any choice survives a round trip through the URL', () => {
  fc.assert(
    fc.property(choice, (chosen) => expect(parseSmartFilter(printSmartFilter(chosen))).toEqual(chosen)),
  );
});

test('any choice survives as part of a listing path', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(parseListingPath(printListingPath('perchatki/zimnie', chosen))).toEqual({
        sectionPath: 'perchatki/zimnie',
        filter: chosen,
      });
    }),
  );
});

test('a printed filter survives a URL parser and its normalisation', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const { pathname } = new URL(`http://shop.test/filter/${printSmartFilter(chosen)}/apply/`);
      expect(parseListingPath(pathname.slice(1)).filter).toEqual(chosen);
    }),
  );
});

test('no text makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        nasty.map((parts) => parts.join('')),
      ),
      (text) => void parseListingPath(text),
    ),
  );
});

test('the parsed choice of any text is printed and parsed again unchanged', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    nasty.map((parts) => `kabel-is-${parts.join('')}`),
    fc.array(nasty, { maxLength: 9 }).map((parts) => parts.flat().join('brand')),
  );
  fc.assert(
    fc.property(text, (filter) => {
      const read = parseSmartFilter(filter);
      expect(parseSmartFilter(printSmartFilter(read))).toEqual(read);
    }),
  );
});

test.each([
  ['a bound with an exponent', { from: 1e21 }, 'clear'],
  ['a bound that is no number', { from: Number.NaN, to: 5 }, 'dlina-to-5'],
  ['a bound without end', { to: Number.POSITIVE_INFINITY }, 'clear'],
  ['a sum of fractions', { from: 0.1 + 0.2 }, 'dlina-from-0.3'],
  ['next to nothing', { from: -1e-9 }, 'dlina-from-0'],
])('%s is written as the server reads it, or not at all', (_, bounds, printed) => {
  expect(printSmartFilter({ prices: [], props: [{ code: 'dlina', ...bounds }] })).toBe(printed);
});

test('ten thousand parts of one property are parsed quickly', () => {
  const many = Array.from({ length: 10_000 }, (_, number) => `brand-is-${number}`).join('/');
  const started = performance.now();
  expect(parseSmartFilter(many).props).toEqual([
    { code: 'brand', values: Array.from({ length: 10_000 }, (_, number) => String(number)) },
  ]);
  expect(performance.now() - started).toBeLessThan(500);
});

test('the cable of the specification keeps its name', () => {
  const urlId = toUrlId('ВВГ-is-3x1.5/нг');
  const printed = printSmartFilter({ prices: [], props: [{ code: 'marka', values: [urlId, 'a-or-b'] }] });
  expect(decodeURIComponent(printed)).toBe('marka-is-ввг~1is-3x1.5-нг-or-a~1or-b');
  expect(parseSmartFilter(printed).props).toEqual([{ code: 'marka', values: ['ввг-is-3x1.5-нг', 'a-or-b'] }]);
});

test.each([
  ['clear', { prices: [], props: [] }],
  ['price-base-from-100-to-250.5', { prices: [{ code: 'base', from: 10_000, to: 25_050 }], props: [] }],
  ['dlina-from-20', { prices: [], props: [{ code: 'dlina', from: 20 }] }],
  ['brand-is-a/brand-is-b-or-a', { prices: [], props: [{ code: 'brand', values: ['a', 'b'] }] }],
  ['dlina-from-много-to-5', { prices: [], props: [] }],
  ['///-is-x/Brand-is-a', { prices: [], props: [] }],
])('reads %s', (text, expected) => {
  expect(parseSmartFilter(text)).toEqual(expected);
});
