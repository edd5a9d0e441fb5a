import type { CellKind } from './sheet.ts';
import { MAX_CELL } from './sheet-limits.ts';

/** Gives one line of at most `most` letters, without control characters that the database refuses and nobody sees. */
export function tidy(text: string, most = MAX_CELL): string {
  return (
    text
      .slice(0, most * 4)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, most)
      .toWellFormed()
  );
}

/** Gives a text of several lines, whole, without the same characters. */
function tidyText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .trim()
  );
}

/** Tidies a cell of the kind. */
export function tidyCell(text: string, cells: CellKind): string {
  return cells === 'text' ? tidyText(text) : tidy(text);
}
