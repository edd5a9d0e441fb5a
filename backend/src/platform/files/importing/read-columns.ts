import type { SettingField } from '@shop/contracts/office/setting-fields';
import { formatNumber } from '@shop/domain/format/number';
import { Validation } from '../../errors/errors.ts';
import { isEmptyRow, type TextSheet } from '../reading/sheet.ts';
import type { Fields, FileTable } from './file-table.ts';
import { valuesOf } from './row-cells.ts';

/** A row of a file with its number as people see it. */
interface FileRow {
  readonly row: number;
  readonly typed: Fields;
}

type Columns = Pick<FileTable<unknown>, 'columns' | 'optional' | 'rowsMax'>;

/**
 * Reads rows by the headings of the first filled row of the first sheet. Columns may stand in any order, but no needed one
 * may be missing, and none unknown or repeated: nothing is guessed. Throws `Validation` at `file`.
 */
export function readFileRows(table: Columns, sheets: readonly TextSheet[]): FileRow[] {
  const [sheet] = sheets;
  if (sheet === undefined) throw new Validation('В\u00a0файле нет ни\u00a0одной заполненной строки', 'file');
  const headingAt = sheet.rows.findIndex((row) => !isEmptyRow(row));
  const found = findColumns(table, sheet.rows[headingAt] ?? []);
  const fields = found.map(({ field }) => field);
  const rows = sheet.rows.flatMap((cells, at) => {
    if (at <= headingAt || isEmptyRow(cells)) return [];
    const own = found.map(({ column }) => cells[column] ?? '');
    return [{ row: at + 1, typed: valuesOf(fields, own) }];
  });
  if (rows.length > table.rowsMax)
    throw new Validation(
      `В\u00a0файле больше ${formatNumber(table.rowsMax)} строк. Разделите его на\u00a0части`,
      'file',
    );
  if (rows.length === 0) throw new Validation('Под заголовками нет ни\u00a0одной строки', 'file');
  return rows;
}

interface FoundColumn {
  readonly field: SettingField;
  readonly column: number;
}

function findColumns({ columns, optional }: Columns, headings: readonly string[]): FoundColumn[] {
  const named = headings.map((heading) => heading.toLowerCase());
  const titles = columns.map(({ title }) => title.toLowerCase());
  const unknown = headings.find((heading, at) => heading !== '' && !titles.includes(named[at] ?? ''));
  if (unknown !== undefined)
    throw new Validation(
      `Столбца «${unknown.slice(0, 100)}» быть не\u00a0должно. Нужны: ${columns.map(({ title }) => title).join(', ')}`,
      'file',
    );
  return columns.flatMap((field, at) => {
    const { name, title } = field;
    const column = named.indexOf(titles[at] ?? '');
    if (column < 0 && optional.includes(name)) return [];
    if (column < 0) throw new Validation(`В\u00a0файле нет столбца «${title}»`, 'file');
    if (named.lastIndexOf(titles[at] ?? '') > column)
      throw new Validation(`Столбец «${title}» стоит в\u00a0файле дважды`, 'file');
    return [{ field, column }];
  });
}
