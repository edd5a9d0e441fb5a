import { parseQuantity } from '@shop/domain/quantity/quantity';
import { type Delimiter, isSpace, startOfLast } from './split-cells.ts';

/** Lines that are looked at, letters of each, and letters in all. */
const SAMPLE = 60;
const LINE_MAX = 1000;
const LETTERS_MAX = 100_000;

/** Finds the delimiter of a text's cells: the one that most of its first lines agree on. */
export function findDelimiter(text: string): Delimiter {
  const lines = sampleLines(text.trimStart().slice(0, LETTERS_MAX));
  const most = (has: (line: string) => boolean) => lines.filter(has).length * 2 > lines.length;
  // Nobody types tabs: one is enough where lines within quoted cells have none.
  const isCsv = lines.every((line) => line.includes(';'));
  if (!isCsv && lines.some((line) => line.includes('\t'))) return '\t';
  if (most((line) => line.includes(';'))) return ';';
  if (most(hasSeparatingComma)) return ',';
  if (most(hasWideSpace)) return 'spaces';
  return endInQuantities(lines) ? 'last' : 'none';
}

function sampleLines(text: string): string[] {
  const lines: string[] = [];
  for (let at = 0; at < text.length && lines.length < SAMPLE; ) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(at, Math.min(end, at + LINE_MAX)).trim();
    if (line !== '') lines.push(line);
    at = end + 1;
  }
  return lines;
}

/** A comma that is not the decimal mark of a number after a space: «КП-1,12», but not «КП-1 12,5». */
function hasSeparatingComma(line: string): boolean {
  for (let at = line.indexOf(','); at >= 0; at = line.indexOf(',', at + 1)) {
    if (!isDigit(line, at - 1) || !isDigit(line, at + 1)) return true;
    let begin = at;
    while (isDigit(line, begin - 1)) begin -= 1;
    if (begin === 0 || !isSpace(line.charCodeAt(begin - 1))) return true;
  }
  return false;
}

function isDigit(line: string, at: number): boolean {
  const letter = line.charCodeAt(at);
  return letter >= 48 && letter <= 57;
}

function hasWideSpace(line: string): boolean {
  for (let at = 1; at < line.length; at += 1)
    if (isSpace(line.charCodeAt(at)) && isSpace(line.charCodeAt(at - 1))) return true;
  return false;
}

/** Every line ends in a quantity, and what is left are different things: «КП 12» and «КП 13» are two articles. */
function endInQuantities(lines: readonly string[]): boolean {
  const articles = new Set<string>();
  for (const line of lines) {
    const at = startOfLast(line);
    if (at < 0 || parseQuantity(line.slice(at)) === null) return false;
    articles.add(line.slice(0, at).trim());
  }
  return articles.size > 0 && articles.size * 10 >= lines.length * 8;
}
