import { parseQuantity } from '@shop/domain/quantity/quantity';
import type { CellKind } from './sheet.ts';
import { MAX_COLUMNS, MAX_ROWS, tooManyColumns, tooManyRows } from './sheet-limits.ts';
import { tidyCell } from './tidy.ts';

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** The delimiter is guessed from this many rows. */
const SAMPLE = 30;
/** A quoted cell has at most this many letters; a longer one is a quote that was never closed. */
const MAX_QUOTED = 5000;

/**
 * Reads the rows of a CSV or TXT file with any delimiter. It is tolerant: rows may differ in length, «1/2"» needs no
 * quotes, and a quote that is never closed is an ordinary letter, so that it swallows no lines (decision 042). Throws
 * `Unreadable` for too many rows or columns. Time is linear in the length.
 */
export function readDelimited(text: string, cells: CellKind = 'line'): readonly (readonly string[])[] {
  const [, named] = /^sep=(.)\r?\n/i.exec(text.slice(0, 10)) ?? [];
  if (named !== undefined)
    return readRows(text.slice(text.indexOf('\n') + 1), { delimiter: named, cells }, MAX_ROWS);
  const delimiter = guessDelimiter(text, cells);
  if (delimiter !== null) return readRows(text, { delimiter, cells }, MAX_ROWS);
  const lines = readRows(text, { delimiter: '\n', cells }, MAX_ROWS);
  return cells === 'text' ? lines : lines.map(splitQuantity);
}

/** Picks the delimiter that splits most rows alike; null if none splits any. */
function guessDelimiter(text: string, cells: CellKind): string | null {
  const sample = text.slice(0, 200_000);
  const scores = DELIMITERS.map((delimiter) => {
    const widths = readRows(sample, { delimiter, cells }, SAMPLE, true)
      .filter((row) => row.some((cell) => cell !== ''))
      .map(({ length }) => length);
    const usual = mostUsual(widths);
    const alike = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    return { delimiter, score: usual > 1 ? alike : 0 };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score > 0) return best.delimiter;
  return DELIMITERS.find((delimiter) => sample.slice(0, 20_000).includes(delimiter)) ?? null;
}

function mostUsual(numbers: readonly number[]): number {
  const counts = Map.groupBy(numbers, (number) => number);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0;
}

interface Format {
  readonly delimiter: string;
  readonly cells: CellKind;
}

function readRows(text: string, format: Format, most: number, isSample = false): string[][] {
  const rows: string[][] = [];
  let filled = 0;
  for (let at = 0; at < text.length; ) {
    if (filled === most) {
      if (isSample) return rows;
      throw tooManyRows(filled + countLines(text, at));
    }
    const { row, next } = readRow(text, at, format, isSample);
    if (row.some((cell) => cell !== '')) filled += 1;
    rows.push(row);
    at = next;
  }
  return rows;
}

function readRow(text: string, from: number, format: Format, isSample: boolean) {
  const { delimiter, cells } = format;
  const row: string[] = [];
  let hasQuotes = true;
  for (let at = from; ; ) {
    const quoted = hasQuotes && text[at] === '"' ? readQuoted(text, at, format) : null;
    // One attempt per row is enough: otherwise a row of quotes only would be read over and over.
    if (text[at] === '"' && quoted === null) hasQuotes = false;
    const { cell, end } = quoted ?? readPlain(text, at, delimiter);
    row.push(unquoted(cell, cells));
    if (row.length > MAX_COLUMNS && !isSample && row.pop() !== '') throw tooManyColumns();
    if (delimiter !== '\n' && text[end] === delimiter) at = end + 1;
    else return { row, next: endOfLine(text, end) };
  }
}

function readPlain(text: string, from: number, delimiter: string) {
  let end = from;
  while (end < text.length) {
    const letter = text[end];
    if (letter === delimiter || letter === '\n' || letter === '\r') break;
    end += 1;
  }
  return { cell: text.slice(from, end), end };
}

/**
 * Gives null for a quote that is an ordinary letter: one never closed, closed too late, or one of several («"1/2"
 * оц.»). The same goes for one that spans columns of another line.
 */
function readQuoted(text: string, from: number, { delimiter, cells }: Format) {
  const isStrict = cells === 'text';
  for (
    let at = text.indexOf('"', from + 1);
    at !== -1 && (isStrict || at < from + MAX_QUOTED);
    at = text.indexOf('"', at + 1)
  ) {
    const after = text[at + 1];
    if (after === '"') {
      at += 1;
      continue;
    }
    const isClosed = after === undefined || after === delimiter || after === '\n' || after === '\r';
    const cell = text.slice(from + 1, at);
    if (!isClosed || (!isStrict && delimiter !== '\n' && cell.includes('\n') && cell.includes(delimiter)))
      return null;
    return { cell: cell.replaceAll('""', '"'), end: at + 1 };
  }
  return null;
}

function endOfLine(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}

function countLines(text: string, from: number): number {
  let count = 0;
  for (let at = from; at !== -1 && at < text.length; at = text.indexOf('\n', at) + 1 || -1) count += 1;
  return count;
}

/** Removes the apostrophe by which our files keep a text from being taken for a formula. */
function unquoted(cell: string, cells: CellKind): string {
  const text = tidyCell(cell, cells);
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** Splits a line without delimiters: «АРТ-1 12 шт» is an article and a quantity. */
function splitQuantity([line = '']: readonly string[]): readonly string[] {
  for (let at = line.lastIndexOf(' '), words = 1; at > 0 && words <= 2; words += 1) {
    const tail = line.slice(at + 1);
    if (/^\d/.test(tail) && parseQuantity(tail) !== null) return [line.slice(0, at), tail];
    at = line.lastIndexOf(' ', at - 1);
  }
  return [line];
}
