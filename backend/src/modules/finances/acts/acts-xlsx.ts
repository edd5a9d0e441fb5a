import type { Readable } from 'node:stream';
import type { Cell, Row } from '../../../platform/files/workbook/sheet-row.ts';
import type { CellStyle } from '../../../platform/files/workbook/styles.ts';
import { openWorkbook } from '../../../platform/files/workbook/write-workbook.ts';
import type { ActContent, NumberedAct } from './acts-content.ts';
import { type ActRow, rowsOfAct } from './acts-rows.ts';
import { actParties, actPeriod, actTitle, whoOwesWhom } from './acts-text.ts';

const BATCH = 500;
const half = [{ width: 12 }, { width: 38 }, { width: 16 }, { width: 16 }];
const titles = ['Дата', 'Документ', 'Дебет', 'Кредит'];

/** Writes an акт сверки with the rows of the PDF; sums are numbers. */
export function writeActWorkbook(act: NumberedAct): Readable {
  return openWorkbook({
    name: 'Акт сверки',
    columns: [...half, ...half],
    headerRow: 6,
    rows: sheetRows(act),
  });
}

async function* sheetRows({ number, content }: NumberedAct): AsyncGenerator<readonly Row[]> {
  const { seller, buyer } = content;
  yield [
    textRow('title', actTitle(number)),
    textRow('note', actPeriod(content)),
    textRow('note', actParties(content)),
    { cells: [] },
    textRow(
      'section',
      `По данным ${seller.name}, руб.`,
      '',
      '',
      '',
      `По данным ${buyer.name}, руб.`,
      '',
      '',
      '',
    ),
    textRow('header', ...titles, ...titles),
  ];
  for (const batch of inBatches(rowsOfAct(content))) yield batch.map(printRow);
  yield tail(content);
}

/** All text is typed as text, so «=1+1» in a document number is no formula. */
function printRow({ on, title, debitKopecks, creditKopecks, isTotal }: ActRow): Row {
  const style: CellStyle = isTotal ? 'section' : 'text';
  const sum = (kopecks: number | null): Cell =>
    kopecks === null ? null : { number: kopecks / 100, style: 'money' };
  const other: Cell = isTotal ? { text: title, style } : null;
  return {
    cells: [{ text: on, style }, { text: title, style }, sum(debitKopecks), sum(creditKopecks), null, other],
  };
}

function tail(content: ActContent): readonly Row[] {
  const { seller, buyer } = content;
  const line = '____________________';
  const signers = (inn: string, director: string, accountant: string) =>
    inn.length === 12
      ? [`Предприниматель ${line} ${director}`, '']
      : [`Руководитель ${line} ${director}`, `Главный бухгалтер ${line} ${accountant}`];
  const [own, others] = [signers(seller.inn, seller.director, seller.accountant), signers(buyer.inn, '', '')];
  const pair = (left = '', right = '') => textRow('text', left, '', '', '', right);
  return [
    { cells: [] },
    textRow('text', `${whoOwesWhom(content)}.`),
    { cells: [] },
    pair(`От ${seller.name}`, `От ${buyer.name}`),
    pair(own[0], others[0]),
    pair(own[1], others[1]),
    pair('М. П.', 'М. П.'),
  ];
}

function textRow(style: CellStyle, ...texts: readonly string[]): Row {
  return { cells: texts.map((text) => (text === '' && style === 'text' ? null : { text, style })) };
}

function* inBatches<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
