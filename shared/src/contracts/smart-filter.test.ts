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
const bound = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000_000 }), { nil: undefined });
const range = fc
  .record({ from: bound, to: bound })
  .filter(({ from, to }) => from !== undefined || to !== undefined)
  .map(({ from, to }) => ({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }));
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((list) => ({ values: list }));
const choice: fc.Arbitrary<FilterChoice> = fc
  .uniqueArray(code, { maxLength: 6 })
  .chain((codes) =>
    fc.tuple(...codes.map((name) => fc.oneof(range, values).map((part) => ({ code: name, ...part })))),
  )
  .chain((props) =>
    fc
      .option(range, { nil: null })
      .map((price) => ({ prices: price === null ? [] : [{ code: 'base', ...price }], props })),
  );

test('any choice survives the way through the URL', () => {
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

test('no text whatever makes the parser throw', () => {
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
