import { columnLetters, printRow } from './print-row.ts';
import { type Column, MAX_OUTLINE_LEVEL, type Row } from './sheet-row.ts';
import { xmlDeclaration } from './xml.ts';

/** The one sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The table's header row, counted from 1: it and the rows above stay in sight, those below can be filtered. */
  readonly headerRow: number;
  /** Batches of rows in order; each is written before the next is requested. */
  readonly rows: AsyncIterable<readonly Row[]>;
}

/**
 * Renders the sheet as pieces of XML. Calls `onEnd` with the number of rows, because other parts of the file name the
 * last one.
 */
export async function* printSheet(sheet: Sheet, onEnd: (rowCount: number) => void): AsyncGenerator<string> {
  yield printOpening(sheet);
  let rowCount = 0;
  for await (const batch of sheet.rows) {
    let printed = '';
    for (const row of batch) {
      rowCount += 1;
      printed += printRow(row, rowCount);
    }
    if (printed !== '') yield printed;
  }
  yield `</sheetData><autoFilter ref="${tableRange(sheet, rowCount)}"/>${closing}`;
  onEnd(rowCount);
}

/** The table from its header to the last row: `A4:M200`, with `$` for defined names. */
export function tableRange({ columns, headerRow }: Sheet, rowCount: number, dollar = ''): string {
  const last = columnLetters(columns.length - 1);
  const bottom = Math.max(rowCount, headerRow);
  return `${dollar}A${dollar}${headerRow}:${dollar}${last}${dollar}${bottom}`;
}

/** Group headings stand above their rows. The schema sets the order of elements. */
function printOpening({ columns, headerRow }: Sheet): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = `<pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/>`;
  return [
    `${xmlDeclaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    '<sheetPr><outlinePr summaryBelow="0"/><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView workbookViewId="0">${pane}<selection pane="bottomLeft"/></sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="13" outlineLevelRow="${MAX_OUTLINE_LEVEL}"/>`,
    `<cols>${widths.join('')}</cols><sheetData>`,
  ].join('');
}

/** A printed sheet is one page wide and as long as needed. */
const closing =
  '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>';
