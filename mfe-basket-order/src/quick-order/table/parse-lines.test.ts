import fc from 'fast-check';
import { parseLines } from './parse-lines.ts';

it.each([
  [
    'a spreadsheet',
    'КП-1\t12\nКП-2\t5',
    [
      ['КП-1', '12'],
      ['КП-2', '5'],
    ],
  ],
  [
    'a spreadsheet with quoted cells',
    '"Краги\n""Люкс"""\t12\r\n"a\tb"\t5\r\n',
    [
      ['Краги "Люкс"', '12'],
      ['a b', '5'],
    ],
  ],
  [
    'semicolons',
    'КП-1;1 200,50\nКП-2;12 шт',
    [
      ['КП-1', '1 200,50'],
      ['КП-2', '12 шт'],
    ],
  ],
  [
    'commas',
    'КП-1,12\nКП 2/3,"1,5"',
    [
      ['КП-1', '12'],
      ['КП 2/3', '1,5'],
    ],
  ],
  [
    'several spaces',
    'КП 1   12\nКП 2    5 шт',
    [
      ['КП 1', '12'],
      ['КП 2', '5 шт'],
    ],
  ],
  [
    'one space before quantities',
    'Краги-5 12\nПерчатки 7',
    [
      ['Краги-5', '12'],
      ['Перчатки', '7'],
    ],
  ],
  ['articles that end in numbers', 'КП 12\nКП 13\nКП 14', [['КП 12'], ['КП 13'], ['КП 14']]],
  [
    'decimals after a space',
    'КП-1 12,5\nКП-2 1,5',
    [
      ['КП-1', '12,5'],
      ['КП-2', '1,5'],
    ],
  ],
  ['one column', 'КП-1\n\n  \nКП-2\n', [['КП-1'], ['КП-2']]],
  [
    'a stray quote',
    '"КП-1\t1\nКП-2\t2',
    [
      ['"КП-1', '1'],
      ['КП-2', '2'],
    ],
  ],
  [
    'a quoted word at the beginning',
    '"Люкс" краги\t1\nКП-2\t2',
    [
      ['"Люкс" краги', '1'],
      ['КП-2', '2'],
    ],
  ],
  ['nothing', ' \n\t\n', []],
])('reads %s', (_, text, rows) => {
  expect(parseLines(text).rows).toEqual(rows);
});

it.each([
  [
    'headings in Russian',
    'Наименование\tАртикул\tКол-во, шт\nКраги\tКП-1\t12',
    ['name', 'article', 'quantity'],
    1,
  ],
  ['headings in English', 'SKU;Product name;Qty\nКП-1;Краги;12', ['article', 'name', 'quantity'], 1],
  ['an article beside a code', 'Код;Артикул;Количество\n0001;КП-1;2', ['ignored', 'article', 'quantity'], 1],
  [
    'a title above the headings',
    'Заявка на ноябрь\t\nАртикул\tКоличество\nКП-1\t3',
    ['article', 'quantity'],
    2,
  ],
  ['no headings', 'КП-1\t12\nКП-2\t5', ['article', 'quantity'], 0],
  ['the quantity first', '12\tКП-1\n5\tКП-2', ['quantity', 'article'], 0],
  ['numbers for articles', '4607012345\t12\n4607012346\t5', ['article', 'quantity'], 0],
  ['two columns of small numbers', '100\t5\n200\t7', ['article', 'quantity'], 0],
  [
    'numbers of the rows',
    '1\tКП-1\tКраги спилковые\t12\n2\tКП-7\tПерчатки\t5\n3\tКП-9\tМаска\t5',
    ['ignored', 'article', 'name', 'quantity'],
    0,
  ],
  [
    'prices and sums',
    'КП-1\tКраги спилковые\t12\t120,50\t1446\nКП-2\tПерчатки х/б\t5\t10,20\t51',
    ['article', 'name', 'quantity', 'ignored', 'ignored'],
    0,
  ],
  ['one column of numbers', '4607012345\n4607012346', ['article'], 0],
])('guesses columns with %s', (_, text, kinds, firstRow) => {
  expect(parseLines(text)).toMatchObject({ kinds, firstRow });
});

it('counts the rows beyond the limit', () => {
  const text = Array.from({ length: 12 }, (_, at) => `КП-${at}\t1`).join('\n');
  expect(parseLines(text, 10)).toMatchObject({ excess: 2 });
  expect(parseLines(text, 10).rows).toHaveLength(10);
});

const cell = fc.string({
  unit: fc.constantFrom('"', '\t', '\n', '\r', ';', ',', ' ', '1', 'К', '\u00a0', '-'),
});

it('gives back whatever a spreadsheet has put into the clipboard', () => {
  const word = fc
    .string({ minLength: 1, unit: fc.constantFrom('"', '\t', ',', 'К', '1', '-', '\n') })
    .map((text) => `а${text}я`);
  const quote = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map(quote).join('\t')).join('\r\n');
      const plain = rows.map((row) => row.map((one) => one.replace(/\s+/g, ' ')));
      expect(parseLines(text).rows).toEqual(plain);
    }),
  );
});

it('takes any text without failing, and loses no letter that is not a quote or a separator', () => {
  fc.assert(
    fc.property(fc.array(cell), (parts) => {
      const text = parts.join('');
      const { rows, kinds, firstRow } = parseLines(text);
      const count = (some: string) => some.split('К').length;
      expect(count(rows.flat().join(''))).toBe(count(text));
      expect(firstRow).toBeLessThanOrEqual(rows.length);
      expect(rows.every((row) => row.length <= kinds.length)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

const MEGABYTE = 1_000_000;

describe.each([
  ['quotes', '"'],
  ['quoted cells that never end', '"a\t'],
  ['pairs of quotes', '""x\t'],
  ['odd quotes', '"""\t'],
  ['tabs', '\t'],
  ['spaces', ' '],
  ['empty lines', '\r\n'],
  ['digits', '1'],
  ['thousands', '1 000 '],
  ['commas', '1,'],
  ['blank lines', ' \n'],
  ['lines of one letter', 'a\n'],
  ['non-breaking spaces and letters', '\u00a0 a'],
])('a hostile megabyte of %s', (_, unit) => {
  it('takes four times as long as a quarter of it, not sixteen', () => {
    const text = unit.repeat(MEGABYTE / unit.length);
    const quarter = fastest(() => parseLines(text.slice(0, MEGABYTE / 4)));
    const whole = fastest(() => parseLines(text));
    // Some milliseconds are noise; what grows with the square would take seconds.
    expect(whole).toBeLessThan(quarter * 8 + 50);
  });
});

it('reads 10,000 lines in the time of a blink', () => {
  const text = Array.from(
    { length: 10_000 },
    (_, at) => `КП-${at}/АБ.${at % 7}\tКраги спилковые №${at}\t${at % 90} шт`,
  ).join('\r\n');
  expect(parseLines(text).rows).toHaveLength(10_000);
  const ms = fastest(() => parseLines(text));
  expect(ms).toBeLessThan(50);
});

function fastest(work: () => void): number {
  const times = Array.from({ length: 12 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}
