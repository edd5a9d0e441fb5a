import type { CellObject, ParsingOptions, WorkBook } from '@e965/xlsx';
import * as xlsx from '@e965/xlsx';
import { cellText } from './cell-text.ts';
import { notTable } from './file-kind.ts';
import type { CellKind, TextSheet, Unreadable } from './sheet.ts';
import { MAX_COLUMNS, tooManyColumns } from './sheet-limits.ts';
import { tidy } from './tidy.ts';
import { broken, locked } from './unpack.ts';

declare module '@e965/xlsx' {
  /** Reads a workbook from its unpacked entries. The library exports it, but its types (0.20.3) omit it. */
  export function parse_zip(container: object, options: ParsingOptions): WorkBook;
}

/** Only values are parsed: no formulas, macros, links or styles. */
const options: ParsingOptions = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  bookVBA: false,
};

/** Reads the sheets of xlsx and ods from their unpacked entries. Throws `Unreadable`. */
export function readParts(parts: ReadonlyMap<string, Buffer>, cells: CellKind): readonly TextSheet[] {
  const container = xlsx.CFB.utils.cfb_new();
  for (const [path, content] of parts) xlsx.CFB.utils.cfb_add(container, path, content);
  return readWith(() => xlsx.parse_zip(container, options), cells);
}

/** Reads the sheets of xls. Throws `Unreadable`; an encrypted xlsx is such a file too. */
export async function readOle(bytes: Buffer, cells: CellKind): Promise<readonly TextSheet[]> {
  // Before 1997 texts were written in the code page of the author's machine.
  xlsx.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
  return readWith(() => xlsx.read(bytes, { ...options, type: 'buffer' }), cells);
}

function readWith(parse: () => WorkBook, cells: CellKind): readonly TextSheet[] {
  let book: WorkBook;
  try {
    book = parse();
  } catch (error) {
    throw unreadableOf(error);
  }
  const isHidden = (index: number) => (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
  const visible = book.SheetNames.filter((_, index) => !isHidden(index));
  return visible.map((name) => {
    const sheet = book.Sheets[name];
    // The library omits sheets that it cannot read.
    if (sheet === undefined) throw broken();
    return { name: tidy(name, 100), rows: rowsOf((sheet as { '!data'?: Rows })['!data'] ?? [], cells) };
  });
}

type Rows = readonly (readonly (CellObject | undefined)[] | undefined)[];

function rowsOf(rows: Rows, cells: CellKind): string[][] {
  const texts = Array.from(rows, (row) => (row === undefined ? [] : rowTexts(row, cells)));
  while (texts.at(-1)?.length === 0) texts.pop();
  return texts;
}

function rowTexts(row: readonly (CellObject | undefined)[], cells: CellKind): string[] {
  const texts: string[] = [];
  // The loop goes over keys: a row with one cell in the last column is mostly holes.
  for (const key of Object.keys(row)) {
    const text = row[Number(key)] === undefined ? '' : cellText(row[Number(key)]!, cells);
    if (text === '') continue;
    if (Number(key) >= MAX_COLUMNS) throw tooManyColumns();
    while (texts.length < Number(key)) texts.push('');
    texts[Number(key)] = text;
  }
  return texts;
}

function unreadableOf(error: unknown): Unreadable {
  const message = String((error as Error)?.message ?? error);
  if (/password|encrypt/i.test(message)) return locked();
  if (/cannot find workbook stream|unrecognized|unsupported file|word/i.test(message))
    return notTable('документ другой программы');
  return broken();
}
