import fc from 'fast-check';
import { parseQuantity, parseUnit } from './parse-quantity.ts';

const spaces = ['\u00a0', '\u2009', '\u202f', '\u2007', '\u3000', '\t'];

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['0', 0],
  ['1 200,50', 1200.5],
  ...spaces.map((space): [string, number] => [`1${space}200,50`, 1200.5]),
  ["1'200", 1200],
  ['1’200.5', 1200.5],
  ['1.200,5', 1200.5],
  ['1,200.5', 1200.5],
  ['1.200.500', 1200500],
  ['1 200 500', 1200500],
  ['12,000', 12],
  ['12.000', 12],
  ['1,5', 1.5],
  [',5', 0.5],
  ['12.', 12],
  ['12,', 12],
  ['12 шт', 12],
  ['12шт.', 12],
  ['10 уп', 10],
  ['1 200,50 пог. м', 1200.5],
  ['3 м2', 3],
  ['3 м²', 3],
  ['5 пар (в коробке)', 5],
  ['7 шт/уп', 7],
  ['10 кг', 10],
  ['15 pcs', 15],
  ['4 рулона', 4],
  ['4 компл.', 4],
  ['1,1 тыс', 1100],
  ['2 тыс. шт', 2000],
  ['1,5 тыс', 1500],
  ['+5', 5],
  ["'5", 5],
  ['１２', 12],
  ['１２，５', 12.5],
  ['12\u200b', 12],
  ['4600123456789', 4600123456789],
  ['1.2000000000000002', 1.2000000000000002],
])('reads «%s» as a quantity', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

it.each([
  '',
  '   ',
  'шт',
  'десять',
  '-5',
  '−5',
  '5-10',
  '2+3',
  '=5',
  '10х5',
  '10 x 5',
  '2*3',
  '1/2',
  '12.11.2026',
  '2026-11-12',
  '1e5',
  '4.6E+12',
  '10 20',
  '1 2000',
  '12,34,5',
  '1,2.3,4',
  '100 руб.',
  '100 р.',
  '100 рублей',
  '2 к',
  '100 ₽',
  '15 %',
  '12 шт 5',
  '1234567890123456',
  `1${'0'.repeat(100)}`,
])('knows that «%s» is no quantity', (text) => {
  expect(parseQuantity(text)).toBeNull();
});

it.each([
  ['12', ''],
  ['1 200,50', ''],
  ['12 шт', 'шт'],
  ['12шт.', 'шт.'],
  ['2\u00a0уп.', 'уп.'],
  ['3 м2', 'м2'],
  ['10 пог. м', 'пог. м'],
  ['2 тыс. шт', 'шт'],
  ['2 тыс', ''],
  ['100 руб.', ''],
  ['десять пар', ''],
])('knows the unit of «%s»', (text, unit) => {
  expect(parseUnit(text)).toBe(unit);
});

it('reads back what Russian and German software prints', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom('ru-RU', 'de-DE', 'de-CH', 'fr-FR'),
      (n, locale) => {
        const quantity = n + 0.5;
        expect(parseQuantity(quantity.toLocaleString(locale, { minimumFractionDigits: 2 }))).toBe(quantity);
      },
    ),
  );
});

it('answers a finite number that is not negative, or null, to any text', () => {
  const noise = fc.array(fc.constantFrom(..."0123456789.,' \u00a0-+шткгм2²(e/", '\n', '😀', '１'), {
    maxLength: 70,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        noise.map((letters) => letters.join('')),
      ),
      (text) => {
        const quantity = parseQuantity(text);
        expect(quantity === null || (Number.isFinite(quantity) && quantity >= 0)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

it('takes no longer for hostile text than for any other', () => {
  const hostile = [
    '1 '.repeat(500_000),
    '1'.repeat(1_000_000),
    ' '.repeat(1_000_000),
    `1${'а'.repeat(1_000_000)}!`,
    "1.'".repeat(300_000),
  ];
  const timeOf = (parseAll: () => void) => {
    const startedAt = performance.now();
    parseAll();
    return performance.now() - startedAt;
  };
  const ordinaryMs = timeOf(() => {
    for (let i = 0; i < 10_000; i++) for (const parse of [parseQuantity, parseUnit]) parse('1 250,5 уп.');
  });
  const hostileMs = timeOf(() => {
    for (const text of hostile) for (const parse of [parseQuantity, parseUnit]) parse(text);
    for (let i = 0; i < 10_000; i++) parseQuantity(`1 2 3.4,5'6 ${'.'.repeat(40)}!`);
  });
  // Whatever the machine does meanwhile: a pattern that backtracks takes many thousand times as long.
  expect(hostileMs).toBeLessThan(100 * ordinaryMs + 1000);
});
