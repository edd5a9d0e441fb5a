import * as v from 'valibot';
import { optionalText, requiredText } from './fields.ts';
import { BAD_CHARACTER, LINK_IN_NAME, LINK_IN_TEXT } from './messages.ts';

// What strangers type stands in letters of the shop to other people: one line, without a way to write a link.

/** Turns of lines, tabs and rows of spaces become one space; other control and invisible characters are refused. */
const inOneLine = [
  v.transform((text: string) => text.replace(/\s+/g, ' ')),
  v.regex(/^[^\p{Cc}\p{Cf}]*$/u, BAD_CHARACTER),
] as const;

/** No person has a slash, a colon or the address of a site in the name. */
const ofPerson = [...inOneLine, v.regex(/^(?!.*(?:[/:]|\.[a-z]{2}))/i, LINK_IN_NAME)] as const;

/** A name of a person, or a part of it, at most `max` characters. */
export function personName(max: number) {
  return v.pipe(requiredText(max), ...ofPerson);
}

/** The same that may be empty. */
export function optionalPersonName(max: number) {
  return v.pipe(optionalText(max), ...ofPerson);
}

/** A name of a company or an address: these have slashes, and no links. */
export function oneLine(max: number) {
  return v.pipe(requiredText(max), ...inOneLine, v.regex(/^(?!.*(?::\/\/|www\.))/i, LINK_IN_TEXT));
}
