import * as v from 'valibot';
import { optionalText, requiredText } from './fields.ts';
import { BAD_CHARACTER, LINK_IN_NAME, LINK_IN_TEXT } from './messages.ts';

// Emails of the shop show these texts to other people, so they fit one line and cannot contain a link.

/** Writes each run of whitespace, line breaks included, as one space. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Collapses whitespace; rejects other control and invisible characters. */
const inOneLine = [v.transform(collapseWhitespace), v.regex(/^[^\p{Cc}\p{Cf}]*$/u, BAD_CHARACTER)] as const;

/** A person's name has no slash, no colon and no site address. */
const withoutLinks = [...inOneLine, v.regex(/^(?!.*(?:[/:]|\.[a-z]{2}))/i, LINK_IN_NAME)] as const;

/** Requires a person's name, or a part of it, of at most `max` characters. */
export function personName(max: number) {
  return v.pipe(requiredText(max), ...withoutLinks);
}

/** Like `personName`, but may be empty. */
export function optionalPersonName(max: number) {
  return v.pipe(optionalText(max), ...withoutLinks);
}

/** Requires the name of a company or an address of at most `max` characters; slashes are allowed, links are not. */
export function oneLine(max: number) {
  return v.pipe(requiredText(max), ...inOneLine, v.regex(/^(?!.*(?::\/\/|www\.))/i, LINK_IN_TEXT));
}
