import * as v from 'valibot';
import { REQUIRED } from './messages.ts';

/**
 * Requires one visible line of at most `max` characters. Whitespace collapses, line breaks included; control and
 * invisible characters, which come along when an address is copied from a page, are removed. At least one letter or
 * digit must remain.
 */
export function visibleLine(max: number) {
  return v.pipe(
    v.string(REQUIRED),
    collapsed,
    v.regex(/[\p{L}\p{N}]/u, REQUIRED),
    v.maxLength(max, tooLong(max)),
  );
}

/** Like `visibleLine`, but may be empty. */
export function optionalVisibleLine(max: number) {
  return v.optional(v.pipe(v.string(), collapsed, v.maxLength(max, tooLong(max))), '');
}

/** Accepts several lines of at most `max` characters; line breaks stay. */
export function optionalVisibleText(max: number) {
  return v.optional(v.pipe(v.string(), collapsedLines, v.maxLength(max, tooLong(max))), '');
}

const collapsed = v.transform((text: string) =>
  text
    .replace(/(?!\s)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

const collapsedLines = v.transform((text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .trim(),
);

function tooLong(max: number): string {
  return `Не больше ${max} символов`;
}
