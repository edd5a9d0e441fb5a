import * as v from 'valibot';
import { REQUIRED } from './messages.ts';

/**
 * One line of what can be seen, at most `max` characters: turns of lines and rows of spaces become one space, control and
 * invisible characters, which come along when an address is copied from a page, go. At least a letter or a digit of it
 * must be left.
 */
export function visibleLine(max: number) {
  return v.pipe(v.string(REQUIRED), seen, v.regex(/[\p{L}\p{N}]/u, REQUIRED), v.maxLength(max, tooLong(max)));
}

/** The same that may be empty. */
export function optionalVisibleLine(max: number) {
  return v.optional(v.pipe(v.string(), seen, v.maxLength(max, tooLong(max))), '');
}

/** Several lines that may be empty; the turns of lines stay. */
export function optionalVisibleText(max: number) {
  return v.optional(v.pipe(v.string(), seenInLines, v.maxLength(max, tooLong(max))), '');
}

const seen = v.transform((text: string) =>
  text
    .replace(/(?!\s)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

const seenInLines = v.transform((text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .trim(),
);

function tooLong(max: number): string {
  return `Не больше ${max} символов`;
}
