/** The delimiter of cells in a pasted text; `spaces` are two or more, `last` cuts a number off the end. */
export type Delimiter = '\t' | ';' | ',' | 'spaces' | 'last' | 'none';

/** Longest cell and widest row that are kept: what is longer is no article, and never looked at. */
const CELL_MAX = 500;
const COLUMNS_MAX = 50;

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;

/**
 * Cuts a text into rows of cells; empty rows are left out. Cells are quoted as Excel and CSV do it; a quote that does not
 * close its cell is a letter like any other, so that a stray one swallows no lines. Linear in the text's length: each
 * character is looked at a fixed number of times, and no pattern is matched against more than one short cell.
 */
export function splitCells(text: string, delimiter: Delimiter, rowsMax: number) {
  if (delimiter === 'spaces') return splitLines(text, rowsMax, cutAtSpaces);
  if (delimiter === 'last') return splitLines(text, rowsMax, cutOffLast);
  if (delimiter === 'none') return splitLines(text, rowsMax, (line) => [line]);
  return splitDelimited(text, delimiter.charCodeAt(0), rowsMax);
}

/** Rows, and how many more there were than may be. */
interface Cut {
  readonly rows: readonly (readonly string[])[];
  readonly excess: number;
}

function splitDelimited(text: string, delimiter: number, rowsMax: number): Cut {
  const rows: string[][] = [];
  let excess = 0;
  let row: string[] = [];
  let isFilled = false;
  let at = 0;
  while (at <= text.length) {
    const closing = text.charCodeAt(at) === QUOTE ? findClosing(text, at, delimiter) : -1;
    const end = closing < 0 ? findEnd(text, at, delimiter) : closing + 1;
    if (row.length < COLUMNS_MAX) {
      const cell = closing < 0 ? tidy(text, at, end) : tidy(unquote(text, at + 1, closing), 0, CELL_MAX * 2);
      if (cell !== '') isFilled = true;
      row.push(cell);
    }
    if (text.charCodeAt(end) !== delimiter || end >= text.length) {
      if (isFilled && rows.length < rowsMax) rows.push(row);
      else if (isFilled) excess += 1;
      row = [];
      isFilled = false;
    }
    const isPair = text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === NEWLINE;
    at = end + (isPair ? 2 : 1);
  }
  return { rows, excess };
}

function findEnd(text: string, from: number, delimiter: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === delimiter || letter === NEWLINE || letter === RETURN) break;
  }
  return at;
}

/**
 * The quote that ends a quoted cell, or −1. The first one that is not doubled decides. Of two cells that begin with a
 * quote only one can search far: the run of quotes between them is either even or odd.
 */
function findClosing(text: string, opening: number, delimiter: number): number {
  for (let at = text.indexOf('"', opening + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    const next = text.charCodeAt(at + 1);
    if (next === QUOTE) continue;
    const isEnd = at + 1 >= text.length || next === delimiter || next === NEWLINE || next === RETURN;
    return isEnd ? at : -1;
  }
  return -1;
}

function unquote(text: string, from: number, to: number): string {
  return text.slice(from, Math.min(to, from + CELL_MAX * 2)).replaceAll('""', '"');
}

function splitLines(text: string, rowsMax: number, cut: (line: string) => string[]): Cut {
  const rows: string[][] = [];
  let excess = 0;
  for (let at = 0; at <= text.length; ) {
    const end = findEnd(text, at, NEWLINE);
    if (!isBlank(text, at, end)) {
      if (rows.length < rowsMax) rows.push(cut(tidyEnds(text, at, end)));
      else excess += 1;
    }
    at = end + 1;
  }
  return { rows, excess };
}

function cutAtSpaces(line: string): string[] {
  const cells: string[] = [];
  let begin = 0;
  for (let at = 0; at <= line.length && cells.length < COLUMNS_MAX; at += 1) {
    const isEnd = at === line.length || (isSpace(line.charCodeAt(at)) && isSpace(line.charCodeAt(at + 1)));
    if (!isEnd) continue;
    const cell = tidy(line, begin, at);
    if (cell !== '') cells.push(cell);
    begin = at;
  }
  return cells;
}

/** «Краги 12 шт» as «Краги» and «12 шт»: the last word with a digit at its beginning, and what follows it. */
function cutOffLast(line: string): string[] {
  const at = startOfLast(line);
  return at < 0 ? [tidy(line, 0, line.length)] : [tidy(line, 0, at), tidy(line, at, line.length)];
}

/** Where the number at the end of a line begins, or −1: a word that begins with a digit, at most one unit after it. */
export function startOfLast(line: string): number {
  let end = line.length;
  for (let words = 0; words < 2; words += 1) {
    let begin = end;
    while (begin > 0 && !isSpace(line.charCodeAt(begin - 1))) begin -= 1;
    if (begin <= 0) return -1;
    const first = line.charCodeAt(begin);
    if (first >= 48 && first <= 57) return begin;
    end = begin;
    while (end > 0 && isSpace(line.charCodeAt(end - 1))) end -= 1;
  }
  return -1;
}

function isBlank(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to && (isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === RETURN)) at += 1;
  return at === to;
}

/** One line of text without what is invisible at its ends, cut to what may be a cell. */
function tidyEnds(text: string, from: number, to: number): string {
  let begin = from;
  while (begin < to && isSpace(text.charCodeAt(begin))) begin += 1;
  return text.slice(begin, Math.min(to, begin + CELL_MAX * 2)).trimEnd();
}

function tidy(text: string, from: number, to: number): string {
  const cell = tidyEnds(text, from, to);
  return (cell.search(/[\s\ufeff]/) < 0 ? cell : cell.replace(/[\s\ufeff]+/g, ' ').trim()).slice(0, CELL_MAX);
}

export function isSpace(letter: number): boolean {
  return letter === SPACE || letter === TAB || letter === 0xa0 || letter === 0x202f || letter === 0xfeff;
}
