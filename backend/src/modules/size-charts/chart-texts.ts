import type { SizeChart } from '@shop/contracts/support/content';
import { Validation } from '../../platform/errors/errors.ts';

type Measurement = SizeChart['measurements'][number];
type SizeRow = SizeChart['rows'][number];

// A chart as lines of text with cells between semicolons; pasted from a spreadsheet, between tabs.

/** «chest; Обхват груди; см; 70; 150; подсказка» for every measurement. */
export function printMeasurements(measurements: readonly Measurement[]): string {
  return measurements
    .map(({ code, name, unit, min, max, hint }) =>
      printCells([code, name, unit, printNumber(min), printNumber(max), hint]),
    )
    .join('\n');
}

/** Throws `Validation` at `measurements`, naming the line. */
export function parseMeasurements(text: string): Measurement[] {
  const parsed = cellsOf(text).map(
    ([code = '', name = '', unit = '', least = '', most = '', hint = '', ...more], at) => {
      const [min, max] = [readNumber(least), readNumber(most)];
      if (!/^[a-z][a-z0-9-]{0,40}$/.test(code))
        throw refuseMeasurement(at, 'первым нужен код латиницей, например chest');
      if (name === '' || unit === '') throw refuseMeasurement(at, 'нужны название и\u00a0единица');
      if (min === null || max === null || min > max)
        throw refuseMeasurement(at, 'четвёртым и\u00a0пятым нужны наименьшее и\u00a0наибольшее значения');
      if (more.length > 0)
        throw refuseMeasurement(at, 'ячеек больше шести, подсказку пишут без точек с\u00a0запятой');
      return { code, name, unit, min, max, hint };
    },
  );
  if (parsed.length === 0) throw new Validation('Нужна хотя бы одна мерка', 'measurements');
  const repeated = parsed.findIndex(({ code }, at) => parsed.findIndex((one) => one.code === code) < at);
  if (repeated >= 0) throw refuseMeasurement(repeated, 'такой код уже есть выше');
  return parsed;
}

/**
 * The first line names the columns: size, sizes of other systems, then codes of measurements with ranges «86–94». The
 * database keeps no order of other systems, so they come by name: a chart reads the same before and after it is stored.
 */
export function printSizes({ measurements, rows }: Pick<SizeChart, 'measurements' | 'rows'>): string {
  const others = [...new Set(rows.flatMap((row) => Object.keys(row.others)))].toSorted();
  const codes = measurements.map(({ code }) => code);
  const lines = rows.map(({ size, others: other, ranges }) =>
    printCells([
      size,
      ...others.map((name) => other[name] ?? ''),
      ...codes.map((code) => ranges[code]?.map(printNumber).join('–') ?? ''),
    ]),
  );
  return [printCells(['Размер', ...others, ...codes]), ...lines].join('\n');
}

/** Throws `Validation` at `sizes`, naming the line. */
export function parseSizes(text: string, measurements: readonly Measurement[]): SizeRow[] {
  const [head = [], ...lines] = cellsOf(text);
  const codes = head.map(
    (heading) => measurements.find(({ code, name }) => code === heading || name === heading)?.code,
  );
  const missing = measurements.find(({ code }) => !codes.includes(code));
  if (missing) throw new Validation(`В\u00a0первой строке нет столбца ${missing.code}`, 'sizes');
  if (new Set(head).size < head.length || head.includes(''))
    throw new Validation('В\u00a0первой строке столбцы должны называться по-разному', 'sizes');
  if (lines.length === 0) throw new Validation('Нужен хотя бы один размер', 'sizes');
  const rows = lines.map((cells, at) => parseSize(cells, at, { head, codes }));
  const repeated = rows.findIndex(({ size }, at) => rows.findIndex((one) => one.size === size) < at);
  if (repeated >= 0) throw refuseSize(repeated, `размер ${rows[repeated]?.size} уже есть выше`);
  return rows;
}

interface Columns {
  readonly head: readonly string[];
  /** The code of the measurement of each column; undefined for others. */
  readonly codes: readonly (string | undefined)[];
}

function parseSize(cells: readonly string[], at: number, { head, codes }: Columns): SizeRow {
  const [size = ''] = cells;
  if (size === '') throw refuseSize(at, 'первым нужен размер');
  if (cells.length > head.length) throw refuseSize(at, 'ячеек больше, чем столбцов');
  const row: SizeRow = { size, others: {}, ranges: {} };
  for (const [column, heading] of head.entries()) {
    const text = cells[column] ?? '';
    const code = codes[column];
    if (column === 0) continue;
    if (code !== undefined) row.ranges[code] = readRange(text, at, heading);
    else if (text !== '') row.others[heading] = text;
  }
  return row;
}

function readRange(text: string, at: number, heading: string): [number, number] {
  const [, from = '', to = ''] = /^([\d.,]+)\s*[-–—]\s*([\d.,]+)$/.exec(text) ?? [];
  const [least, most] = [readNumber(from), readNumber(to)];
  if (least === null || most === null || least > most)
    throw refuseSize(at, `в\u00a0столбце «${heading}» нужны границы как 86–94`);
  return [least, most];
}

function cellsOf(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[;\t]/).map((cell) => cell.trim()));
}

const printCells = (cells: readonly string[]) => cells.join('; ').replace(/[; ]+$/, '');
const printNumber = (value: number) => String(value).replace('.', ',');

function readNumber(text: string): number | null {
  return /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function refuseMeasurement(at: number, why: string): Validation {
  return new Validation(`Строка ${at + 1}: ${why}`, 'measurements');
}

function refuseSize(at: number, why: string): Validation {
  return new Validation(`Строка ${at + 2}: ${why}`, 'sizes');
}
