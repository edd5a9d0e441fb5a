import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { utils } from '@e965/xlsx';
import iconv from 'iconv-lite';
import {
  fileOf,
  lockedWorkbook,
  rawWorkbook,
  workbookOf,
  zipOf,
} from '../../../../testing/builders/quick-order/order-files.builder.ts';
import { readFile } from './read-file.ts';
import { Unreadable } from './sheet.ts';

const order = [
  ['Артикул', 'Количество'],
  ['СИЗ-0412/3', '12'],
  ['007', '1 200,5'],
];
const rowsOf = async (bytes: Buffer) => (await readFile(bytes))[0]!.rows;
const csv = order.map((row) => row.join(';')).join('\r\n');

describe('a file with a table', () => {
  for (const kind of ['xlsx', 'xls', 'ods', 'xlsb'] as const)
    it(`is read as ${kind}`, async () => {
      const sheets = await readFile(fileOf(workbookOf(order, 'Заказ'), kind));
      assert.deepEqual(sheets, [{ name: 'Заказ', rows: order }]);
    });

  for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'win1251'] as const)
    for (const addBOM of [false, true])
      it(`is read as text in ${encoding}${addBOM ? ' with its mark' : ''}`, async () => {
        assert.deepEqual(await rowsOf(iconv.encode(csv, encoding, { addBOM })), order);
      });

  for (const [name, delimiter] of [
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ] as const)
    it(`is read with ${name}`, async () => {
      assert.deepEqual(await rowsOf(Buffer.from(csv.replaceAll(';', delimiter))), order);
    });

  it('is read with commas, even where quantities have them', async () => {
    assert.deepEqual(await rowsOf(Buffer.from('A-1,5\nB-2,10\n')), [
      ['A-1', '5'],
      ['B-2', '10'],
    ]);
    assert.deepEqual(await rowsOf(Buffer.from('A-1;1,5\nB-2;10\n')), [
      ['A-1', '1,5'],
      ['B-2', '10'],
    ]);
    assert.deepEqual(await rowsOf(Buffer.from('A-1,"1,5"\nB-2,10\n')), [
      ['A-1', '1,5'],
      ['B-2', '10'],
    ]);
  });

  it('is read without delimiters: the quantity is the last thing in a line', async () => {
    assert.deepEqual(await rowsOf(Buffer.from('СИЗ 0412 12\nКСТ-5 3 шт\nABC')), [
      ['СИЗ 0412', '12'],
      ['КСТ-5', '3 шт'],
      ['ABC'],
    ]);
  });

  it('loses no line to a quote that is not closed, nor to an inch', async () => {
    assert.deepEqual(await rowsOf(Buffer.from('"Труба 1/2" оц.;2\n"A;3\nB "2";4\n"C;D";5\n"E""F";6')), [
      ['"Труба 1/2" оц.', '2'],
      ['"A', '3'],
      ['B "2"', '4'],
      ['C;D', '5'],
      ['E"F', '6'],
    ]);
  });

  it('says what separates its columns, and keeps texts from being formulas', async () => {
    assert.deepEqual(await rowsOf(Buffer.from("sep=|\r\nA;1|2\r\n'=1+1|3")), [
      ['A;1', '2'],
      ['=1+1', '3'],
    ]);
  });

  it('keeps numbers whole, zeros in front, days readable, and takes of formulas what was saved', async () => {
    const sheet = utils.aoa_to_sheet([['ш', 1]]);
    const book = { SheetNames: ['А'], Sheets: { А: sheet } };
    Object.assign(sheet, {
      '!ref': 'A1:H1',
      A1: { t: 'n', v: 4600123456789 },
      B1: { t: 's', v: '00412' },
      C1: { t: 'n', v: 412, z: '00000' },
      D1: { t: 'n', v: 0.1 + 0.2 },
      E1: { t: 'n', v: 46338, z: 'dd.mm.yyyy' },
      F1: { t: 'n', v: 5, f: 'HYPERLINK("http://evil.example")' },
      G1: { t: 'b', v: true },
      H1: { t: 's', v: '  a\n\u00a0b  ' },
    });
    const expected = ['4600123456789', '00412', '00412', '0.3', '12.11.2026', '5', 'ИСТИНА', 'a b'];
    for (const kind of ['xlsx', 'xls'] as const)
      assert.deepEqual(await rowsOf(fileOf(book, kind)), [expected], kind);
  });

  it('keeps the numbers of its rows, and shows neither hidden nor empty sheets', async () => {
    const book = workbookOf([['A', '1'], [], ['B', '2']], 'Видимый');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['тайна']]), 'Скрытый');
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Пустой');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }] };
    assert.deepEqual(await readFile(fileOf(book)), [{ name: 'Видимый', rows: [['A', '1'], [], ['B', '2']] }]);
  });

  it('gives merged cells to the first of them', async () => {
    const book = workbookOf([
      ['A', '1'],
      [null, '2'],
    ]);
    book.Sheets.Лист1!['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 1, c: 0 } }];
    assert.deepEqual(await rowsOf(fileOf(book)), [
      ['A', '1'],
      ['', '2'],
    ]);
  });

  it('with macros is read without them', async () => {
    const sheet = '<worksheet><sheetData><row r="1"><c r="A1"><v>5</v></c></row></sheetData></worksheet>';
    assert.deepEqual(await rowsOf(await rawWorkbook(sheet, { 'xl/vbaProject.bin': 'macro' })), [['5']]);
  });
});

describe('a file that can not be read', () => {
  const refused = async (bytes: Buffer, message: RegExp) => {
    await assert.rejects(readFile(bytes), (error: Error) => {
      assert.ok(error instanceof Unreadable, String(error.stack));
      assert.match(error.message, message);
      return true;
    });
  };
  const good = fileOf(workbookOf(order));

  for (const [what, bytes, message] of [
    ['empty', Buffer.alloc(0), /Файл пуст/],
    ['blank', Buffer.from(' \r\n;;;\r\n'), /нет ни одной заполненной строки/],
    ['a workbook without rows', fileOf(workbookOf([])), /нет ни одной заполненной строки/],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /не таблица, а изображение/],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), /изображение/],
    ['a HEIC', Buffer.from('0000001866747970686569630000', 'hex'), /изображение или видео/],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), /документ PDF/],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex'), /программа/],
    ['a RAR', Buffer.from('526172211a070100', 'hex'), /архив RAR/],
    ['a web page', Buffer.from('<!DOCTYPE html><table><tr><td>1'), /веб-страница/],
    [
      'noise',
      Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251)),
      /тип файла|не таблица/,
    ],
    ['truncated', good.subarray(0, good.length / 2), /повреждён/],
    ['locked', lockedWorkbook(), /защищён паролем/],
    [
      '10,021 lines',
      Buffer.from('A;1\n'.repeat(10_021)),
      /10.021 строка, а прочитать можно не больше 10.000/,
    ],
    ['a million columns', Buffer.from('1;'.repeat(1_000_000)), /больше 256 столбцов/],
    ['a million empty columns', Buffer.from(`A${';'.repeat(1_000_000)}B`), /больше 256 столбцов/],
  ] as const)
    it(`says so: ${what}`, () => refused(bytes, message));

  it('says so: a workbook with too many lines, too many columns, too many letters', async () => {
    const lines = Array.from({ length: 12_345 }, (_, index) => [`A-${index}`, 1]);
    await refused(
      fileOf(workbookOf(lines)),
      /На листе «Лист1» 12.345 строк, а прочитать можно не больше 10.000/,
    );
    await refused(fileOf(workbookOf([Array.from({ length: 300 }, () => 'x')])), /больше 256 столбцов/);
    await refused(fileOf(workbookOf([Array.from({ length: 300 }, () => 'x')]), 'ods'), /больше 256 столбцов/);
    await refused(Buffer.from(`${'а'.repeat(450)};1\n`.repeat(10_000)), /4.млн знаков/);
    await refused(Buffer.from(`${'1;'.repeat(61)}\n`.repeat(5000)), /300.000 заполненных ячеек/);
  });

  it('says so: other archives', async () => {
    await refused(await zipOf({ 'word/document.xml': '<x/>' }), /документ Word/);
    await refused(await zipOf({ 'readme.txt': 'hello' }), /архив ZIP/);
    await refused(
      await zipOf({ 'content.xml': '<x/>', 'META-INF/manifest.xml': '<m:encryption-data/>' }),
      /паролем/,
    );
  });

  it('says so: a bomb, before it is unpacked', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 6000 }, (_, index) => [`xl/part${index}.xml`, '<x/>']),
    );
    const bombs = [
      await rawWorkbook(Buffer.alloc(70_000_000, 32)),
      await rawWorkbook(Buffer.alloc(20_000_000)),
      await rawWorkbook('<x/>', many),
    ];
    const started = performance.now();
    for (const bomb of bombs) await refused(bomb, /больше 64.МБ/);
    assert.ok(performance.now() - started < 500);
  });

  it('says so: a path that leads outside, a length that is a lie', async () => {
    const traversal = (await zipOf({ 'xl/workbook.xml': '<x/>', 'xl/aa/bb.xml': '<x/>' })).toString('latin1');
    await refused(
      Buffer.from(traversal.replaceAll('xl/aa/bb.xml', '../../bb.xml'), 'latin1'),
      /ведут наружу/,
    );
    const honest = await rawWorkbook(Buffer.alloc(5_000_000, 32));
    const directory = honest.indexOf(Buffer.from('xl/worksheets/sheet1.xml'), honest.length / 2);
    honest.writeUInt32LE(1000, honest.lastIndexOf(Buffer.from('504b0102', 'hex'), directory) + 24);
    await refused(honest, /повреждён/);
  });
});
