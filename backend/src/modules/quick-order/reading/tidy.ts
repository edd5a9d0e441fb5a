import { MAX_CELL } from './limits.ts';

/** One line of at most `most` letters, without what neither the database nor anybody's eye takes. */
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
