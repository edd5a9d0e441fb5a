import fc from 'fast-check';
import { guessColumns } from './guess-columns.ts';

const known = new Set(['СИЗ-1', 'СИЗ-2', 'СИЗ-3', '1045', '1046', '1047']);
const names = new Set(['Перчатки нитриловые', 'Очки защитные', 'Каска белая']);
const articles = { has: (text: string) => known.has(text), hasName: (text: string) => names.has(text) };
const guess = (...rows: string[][]) => {
  const { kinds, firstRow } = guessColumns(rows, articles);
  return [kinds.map((kind) => kind[0]).join(''), firstRow];
};

describe('columns of a table', () => {
  for (const [article, quantity, name] of [
    ['Артикул', 'Количество', 'Наименование'],
    ['Арт.', 'Кол-во', 'Товар'],
    ['КОД', 'Кол-во, шт.', 'Название товара'],
    ['sku', 'qty', 'name'],
    ['Item code', 'Quantity', 'Description'],
    ['Код товара', 'Заказ', 'Номенклатура'],
    ['Article', 'Шт', 'Product'],
  ] as const)
    it(`are recognised by headings: ${article}, ${quantity}, ${name}`, () => {
      expect(guess(['№', name, quantity, article], ['1', 'a', '5', 'X-9'])).toEqual(['inqa', 2]);
    });

  it('are recognised by headings below a letterhead, and rows above are not lines', () => {
    const rows = [['ООО «Ромашка»'], [], ['Заявка от 12.11.2026'], ['Артикул', 'Кол-во'], ['СИЗ-1', '5']];
    expect(guess(...rows)).toEqual(['aq', 5]);
  });

  it('are recognised by our articles where «Номенклатура» is ambiguous', () => {
    expect(guess(['Номенклатура', 'Количество'], ['СИЗ-1', '5'])).toEqual(['aq', 2]);
    expect(guess(['Номенклатура', 'Код', 'Количество'], ['Перчатки нитриловые', 'СИЗ-1', '5'])).toEqual([
      'naq',
      2,
    ]);
  });

  it('are recognised without headings by content: known articles, quantities, names', () => {
    expect(guess(['СИЗ-1', '5'], ['СИЗ-2', '10'])).toEqual(['aq', 1]);
    expect(guess(['5 шт', 'СИЗ-1'], ['10 шт', 'СИЗ-2'])).toEqual(['qa', 1]);
    expect(
      guess(
        ['1', 'Перчатки нитриловые', '1045', '12'],
        ['2', 'Очки защитные', '1046', '5'],
        ['3', 'Каска белая', '1047', '7'],
      ),
    ).toEqual(['inaq', 1]);
    expect(guess(['X-1', '5', '120,50'], ['X-2', '5', '99,90'])).toEqual(['aqi', 1]);
    expect(guess(['СИЗ-1'], ['СИЗ-2'])).toEqual(['a', 1]);
    expect(guess(['301', '5'], ['302', '10'])).toEqual(['aq', 1]);
    expect(guess(['5', '700301'], ['10', '700302'])).toEqual(['qa', 1]);
    expect(guess(['X-1', '5', '120'], ['X-2', '5', '99'])).toEqual(['aqi', 1]);
  });

  it('with headings in an unknown language have one line less', () => {
    expect(guess(['Bestellnummer', 'Menge'], ['X-1', '5'], ['X-2', '7'])).toEqual(['aq', 2]);
  });

  it('never mistake a price for a quantity', () => {
    expect(guess(['Артикул', 'Цена'], ['СИЗ-1', '120'], ['СИЗ-2', '99'])).toEqual(['ai', 2]);
  });

  it('of our own files are recognised', () => {
    const report = [
      'Артикул',
      'Количество',
      'Строка',
      'Результат',
      'Пояснение',
      'Найден артикул',
      'Найден товар',
      'В заказ',
    ];
    const [kinds] = guess(report, ['X-1', '5', '7', 'Отклонена', 'Такого артикула нет', '', '', '0']);
    expect(kinds).toMatch(/^aq[in]*$/);
    const list = [
      'Артикул',
      'Наименование',
      'Размер',
      'Бренд',
      'Ед.',
      'Упаковка',
      'В наличии',
      'НДС, %',
      'Цена, ₽',
      'от 10',
      'Карточка',
    ];
    expect(
      guess(list, ['СИЗ-1', 'Перчатки', '', '', 'пара', '', 'Да', '20', '100', '90', 'Открыть'])[0],
    ).toEqual('aniiiiiiiii');
  });

  it('are guessed for any table', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('Артикул', 'Количество', '', '5', 'СИЗ-1'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
        const columns = guessColumns(rows, articles);
        for (const kind of ['article', 'quantity', 'name'] as const)
          expect(columns.kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(1);
        expect(columns.firstRow).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['a line that begins like a heading', 'КП-1 5/КП-2 7/Код_55 3', 'aq', 1],
    ['the first line as well', 'Арт._1045 5/Арт._1046 10', 'aq', 1],
    ['what a buyer calls something', 'Наши_перчатки 5', 'aq', 1],
    ['a line of totals', 'КП-1 5/КП-2 7/Итого_по_заказу 12', 'aq', 1],
    ['articles of two words', 'ПЕРЧ_100-2 5/ПЕРЧ_100-3 10/КП_7 1', 'aq', 1],
    ['quantity, article, price', '5 КП-1 120/10 КП-2 99', 'qai', 1],
    ['article, quantity, price', 'КП-1 5 120/КП-2 10 99', 'aqi', 1],
    ['names with numbers beside articles', 'Перчатки_12_кл КП-1 5/Краги_15_см КП-2 7', 'naq', 1],
    ['quantities with a unit in their heading', 'Артикул К_заказу,_шт/КП-1 5', 'aq', 2],
    ['what a pack holds', 'Артикул Шт._в_упаковке Нужно/КП-1 12 5', 'aiq', 2],
    ['one column of numbers', '1045/1046', 'a', 1],
  ])('of articles nobody knows are told: %s', (_, text, kinds, firstRow) => {
    const rows = text.split('/').map((row) => row.split(' ').map((cell) => cell.replaceAll('_', ' ')));
    const guessed = guessColumns(rows);
    expect([guessed.kinds.map((kind) => kind[0]).join(''), guessed.firstRow]).toEqual([kinds, firstRow]);
  });
});
