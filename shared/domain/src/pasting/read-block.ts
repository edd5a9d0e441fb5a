/** Rows of cells, as they were in the spreadsheet. */
export type PastedBlock = readonly (readonly string[])[];

/** A quoted cell, as spreadsheets write line breaks within a cell, or everything up to the next separator. */
const CELL = /"[^"]*(?:""[^"]*)*"(?=[\t\n\r\v\f\u0085\u2028\u2029]|$)|[^\t\n\r\v\f\u0085\u2028\u2029]*/y;

/** Parses pasted text: tabs separate cells, line breaks of any kind separate rows. Trailing blanks are dropped. */
export function readBlock(text: string): PastedBlock {
  const rows = cutCells(text).map(withoutBlankEnd);
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

function cutCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; at += text.startsWith('\r\n', at) ? 2 : 1) {
    CELL.lastIndex = at;
    const cell = CELL.exec(text)?.[0] ?? '';
    row.push(cell.trim());
    at += cell.length;
    if (text[at] === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
