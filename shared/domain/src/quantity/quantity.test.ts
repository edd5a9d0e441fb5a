import fc from 'fast-check';
import { nearestQuantity, parseQuantity, parseUnit, QUANTITY_MAX, readQuantity } from './quantity.ts';

const spaces = ['\u00a0', '\u2009', '\u202f', '\u2007', '\u3000'];

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
  '12\t240',
  '12\n240',
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

it('parses numbers that Russian and German software prints', () => {
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

it('takes no longer for hostile text than for ordinary text', () => {
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
  // Compare with ordinary input on the same machine: a backtracking pattern is thousands of times slower.
  expect(hostileMs).toBeLessThan(100 * ordinaryMs + 1000);
});

const byPiece = { minOrderCount: 1, multiplicity: 1 };
const byFives = { minOrderCount: 10, multiplicity: 5 };
const byDozens = { minOrderCount: 12, multiplicity: 12, largest: 1000 };
const inPacks = { measureBase: 'шт', measureCustom: { name: 'упак', factor: 20 } };
const inBoxes = { measureBase: 'пара', measureCustom: { name: 'кор', factor: 12 } };
const unnamedPacks = { measureBase: 'пара' };
const withoutPacks = { measureBase: 'пара', measureCustom: null };

it.each([
  ['12', byPiece, { quantity: 12 }],
  [' 7 ', byPiece, { quantity: 7 }],
  ['12шт.', byPiece, { quantity: 12 }],
  ['1 200', byPiece, { quantity: 1200 }],
  ['1\u202f200 пар', byPiece, { quantity: 1200 }],
  ['1 200,00 шт', byPiece, { quantity: 1200 }],
  ['12,0', byPiece, { quantity: 12 }],
  ['007', byPiece, { quantity: 7 }],
  ['1,5 тыс. шт', byPiece, { quantity: 1500 }],
  ['15 шт', byFives, { quantity: 15 }],
  ['12', byFives, { quantity: 15, note: '12 → 15, кратно 5' }],
  ['3', byFives, { quantity: 10, note: '3 → 10, минимум 10' }],
  ['1', byDozens, { quantity: 12, note: '1 → 12, минимум 12' }],
  ['13', byDozens, { quantity: 24, note: '13 → 24, кратно 12' }],
  ['999', byDozens, { quantity: 996, note: '999 → 996, кратно 12' }],
  ['1001', byDozens, { problem: 'Не больше 1\u00a0000' }],
  ['', byFives, { quantity: 0 }],
  ['   ', byFives, { quantity: 0 }],
  ['0', byFives, { quantity: 0 }],
  ['много', byPiece, { problem: 'Введите число' }],
  ['1e9', byPiece, { problem: 'Введите число' }],
  ['1 2', byPiece, { problem: 'Введите число' }],
  ['12\t240', byPiece, { problem: 'Введите число' }],
  ['12\n240', byPiece, { problem: 'Введите число' }],
  ['12 12 шт', byPiece, { problem: 'Введите число' }],
  ['Infinity', byPiece, { problem: 'Введите число' }],
  ['-1', byPiece, { problem: 'Количество не бывает отрицательным' }],
  ['−1', byPiece, { problem: 'Количество не бывает отрицательным' }],
  ['0.5', byPiece, { problem: 'Только целое количество' }],
  ['1 200,5', byPiece, { problem: 'Только целое количество' }],
  ['1000000', byPiece, { problem: 'Не больше 999\u00a0999' }],
  ['9'.repeat(400), byPiece, { problem: 'Не больше 999\u00a0999' }],
])('takes %j of %j as %j (§5.22)', (typed, rule, reading) => {
  expect(readQuantity(typed, rule)).toEqual(reading);
});

it.each([
  ['2 уп', inPacks, { quantity: 40, note: '2 упак → 40' }],
  ['2упак.', inPacks, { quantity: 40, note: '2 упак → 40' }],
  ['1,5 упаковки', inPacks, { quantity: 30, note: '1,5 упак → 30' }],
  ['2 кор.', inPacks, { problem: 'Введите число в\u00a0единицах: шт' }],
  ['2 уп.', inBoxes, { quantity: 24, note: '2 кор → 24' }],
  ['0,01 уп', inPacks, { problem: 'Только целое количество' }],
  ['99999 уп', inPacks, { problem: 'Не больше 999\u00a0999' }],
  ['15 штук', inPacks, { quantity: 15 }],
  ['24 пары', withoutPacks, { quantity: 24 }],
  ['2 уп', withoutPacks, { problem: 'Введите число в\u00a0единицах: пара' }],
  ['2 уп.', unnamedPacks, { problem: 'Введите число в\u00a0единицах: пара' }],
  ['3 коробки', undefined, { problem: 'Введите число в\u00a0единицах: шт' }],
  ['24 пары', unnamedPacks, { quantity: 24 }],
  ['2 уп', { measureBase: 'упак' }, { quantity: 2 }],
  ['2 уп', { measureBase: 'упак', measureCustom: { name: 'кор', factor: 10 } }, { quantity: 2 }],
])('takes %j of what is sold in %j as %j, never packs for pieces', (typed, units, reading) => {
  expect(readQuantity(typed, byPiece, units)).toEqual(reading);
});

it('always returns whole packs within the bounds', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.integer({ min: 1, max: 100 }),
      fc.nat(500),
      (asked, multiplicity, min) => {
        const quantity = nearestQuantity(asked, { minOrderCount: min, multiplicity });
        expect(quantity % multiplicity).toBe(0);
        expect(quantity).toBeGreaterThanOrEqual(Math.max(1, min));
        expect(quantity).toBeLessThanOrEqual(QUANTITY_MAX);
      },
    ),
  );
});
