import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { read, utils, type WorkSheet } from '@e965/xlsx';
import type { Row } from './sheet-row.ts';
import { writeWorkbook } from './write-workbook.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-workbook-'));
after(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;

async function* inBatches(...batches: readonly (readonly Row[])[]) {
  yield* batches;
}

async function write(rows: AsyncIterable<readonly Row[]>, columnCount = 3, signal = never) {
  const file = path.join(folder, 'list.xlsx');
  const columns = Array.from({ length: columnCount }, (_, index) => ({ width: 10 + index }));
  await writeWorkbook(file, { name: 'Прайс «А&Б»', columns, headerRow: 1, rows }, signal);
  const book = read(readFileSync(file), { cellFormula: true, cellStyles: true, cellNF: true });
  return { book, sheet: book.Sheets[book.SheetNames[0]!]! };
}

const header: Row = { cells: [{ text: 'Имя' }, { text: 'Цена' }, { text: 'Ссылка' }] };

describe('a workbook', () => {
  it('reads back as it was written: text, numbers, widths, filter, groups', async () => {
    const { book, sheet } = await write(
      inBatches(
        [header, { cells: [{ text: 'Перчатки' }] }],
        [{ level: 2, cells: [{ text: 'Спрут' }, { number: 123.45, style: 'money' }, null] }],
      ),
    );
    assert.deepEqual(book.SheetNames, ['Прайс «А&Б»']);
    assert.deepEqual(utils.sheet_to_json(sheet, { header: 1 }), [
      ['Имя', 'Цена', 'Ссылка'],
      ['Перчатки'],
      ['Спрут', 123.45],
    ]);
    assert.equal(sheet.B3.w, '123.45');
    assert.equal(sheet['!autofilter']?.ref, 'A1:C3');
    assert.deepEqual(
      sheet['!cols']?.map((column) => column.width),
      [10, 11, 12],
    );
    assert.equal(sheet['!rows']?.[2]?.level, 2);
  });

  it('keeps text text: no formula, no markup, nothing lost', async () => {
    const hostile = [
      '=1+1',
      '+CMD|calc',
      '@SUM(A1)',
      '-2+3',
      '<t>&amp;"\'</t>',
      '_x0041_ и _x005F_x0041_',
      '  с краю  ',
      'две\nстроки',
    ];
    const { sheet } = await write(
      inBatches(
        hostile.map((text) => ({ cells: [{ text }] })),
        [{ cells: [{ text: 'вред\u0000\u0007\uFFFFно \uD800' }] }],
      ),
    );
    assert.deepEqual(column(sheet), [...hostile, 'вредно \uFFFD']);
    for (const address of Object.keys(sheet)) assert.equal(sheet[address].f, undefined, address);
  });

  it('renders links as formulas that no text can break out of', async () => {
    const { sheet } = await write(
      inBatches([
        { cells: [{ link: 'https://shop.example/detail/a"b/', text: 'Открыть "тут"' }] },
        { cells: [{ link: `https://shop.example/${'я'.repeat(300)}`, text: 'Открыть' }] },
      ]),
    );
    assert.equal(sheet.A1.f, 'HYPERLINK("https://shop.example/detail/a""b/","Открыть ""тут""")');
    assert.equal(sheet.A1.v, 'Открыть "тут"');
    assert.deepEqual([sheet.A2.f, sheet.A2.v.length], [undefined, 321]);
  });

  it('has columns beyond Z', async () => {
    const cells = Array.from({ length: 60 }, (_, number) => ({ number }));
    const { sheet } = await write(inBatches([{ cells }]), 60);
    assert.deepEqual([sheet.Z1.v, sheet.AA1.v, sheet.AZ1.v, sheet.BA1.v, sheet.BH1.v], [25, 26, 51, 52, 59]);
    assert.equal(sheet['!autofilter']?.ref, 'A1:BH1');
  });

  it('reports why it was not finished: the rows failed, or the request was aborted', async () => {
    async function* failing() {
      yield [header];
      throw new Error('the database is gone');
    }
    await assert.rejects(write(failing()), /the database is gone/);
    const stop = new AbortController();
    async function* endless() {
      for (;;) {
        yield [header];
        stop.abort(new Error('stopping'));
      }
    }
    await assert.rejects(write(endless(), 3, stop.signal), /stopping/);
  });
});

function column(sheet: WorkSheet): string[] {
  return utils.sheet_to_json<string[]>(sheet, { header: 1 }).map(([text]) => text!);
}
