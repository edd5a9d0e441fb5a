import { QUICK_ORDER_LINES_MAX } from '@shop/contracts/basket-order/quick-order';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { isEmptyRow, type TextSheet, Unreadable } from './sheet.ts';

export const MAX_COLUMNS = 256;
/** A line of the contract holds this much; an article or a name is never longer. */
export const MAX_CELL = 500;
const MAX_SHEETS = 50;
/** The limits are for all cells together: 10,000 lines of thirty columns and four hundred letters. */
const [MAX_CELLS, MAX_TEXT] = [300_000, 4_000_000];

/**
 * Gives the sheets that are not empty. Throws `Unreadable` for too many rows, columns or letters, or if all are empty.
 */
export function checkSheets(sheets: readonly TextSheet[]): readonly TextSheet[] {
  const filled = sheets.filter(({ rows }) => rows.some((row) => !isEmptyRow(row)));
  if (filled.length === 0) throw new Unreadable('В файле нет ни одной заполненной строки');
  if (filled.length > MAX_SHEETS)
    throw new Unreadable(`В файле больше ${MAX_SHEETS} листов. Оставьте только нужный лист`);
  for (const sheet of filled) checkRows(sheet);
  const [cells, letters] = sizeOf(filled);
  if (cells > MAX_CELLS)
    throw new Unreadable('В файле больше 300\u00a0000 заполненных ячеек. Оставьте только нужные столбцы');
  if (letters > MAX_TEXT)
    throw new Unreadable('В файле больше 4\u00a0млн знаков. Оставьте только нужные столбцы');
  return filled;
}

export function tooManyColumns(): Unreadable {
  return new Unreadable(`В файле больше ${MAX_COLUMNS} столбцов. Оставьте только нужные`);
}

export function tooManyRows(count: number, sheet = ''): Unreadable {
  const where = sheet === '' ? 'В файле' : `На листе «${sheet}»`;
  const most = formatNumber(QUICK_ORDER_LINES_MAX);
  return new Unreadable(
    `${where} ${countOf(count, 'строка', 'строки', 'строк')}, а прочитать можно не больше ${most}. Разделите файл на части`,
  );
}

/** A heading or two do not count as lines. */
export const MAX_ROWS = QUICK_ORDER_LINES_MAX + 20;

function checkRows({ name, rows }: TextSheet): void {
  const count = rows.reduce((all, row) => all + (isEmptyRow(row) ? 0 : 1), 0);
  if (count > MAX_ROWS) throw tooManyRows(count, name);
  if (rows.some((row) => row.length > MAX_COLUMNS)) throw tooManyColumns();
}

function sizeOf(sheets: readonly TextSheet[]): readonly [cells: number, letters: number] {
  let [cells, letters] = [0, 0];
  for (const { rows } of sheets)
    for (const row of rows)
      for (const cell of row) {
        cells += cell === '' ? 0 : 1;
        letters += cell.length;
      }
  return [cells, letters];
}
