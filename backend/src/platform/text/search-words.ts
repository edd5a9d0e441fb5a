import { comparable } from '@shop/domain/format/comparable';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** More words than a name has do not narrow a search. */
const MAX_WORDS = 6;

/**
 * Splits a query into words as the search columns store them, so that «Иванов ромашка» finds a person by name and
 * company. A phone in any notation becomes its digits.
 */
export function wordsOf(query: string): readonly string[] {
  const digits = query.replace(/\D/g, '');
  if (digits.length > 4 && /^\+?[\d\s()-]+$/.test(query)) return [digits.replace(/^8(?=\d{10}$)/, '7')];
  return comparable(query).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** Whether a text that no search column holds contains a word of `wordsOf`. */
export function containsWord(text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(translate(lower((${text}) collate "und-x-icu"), 'ё-', 'е '), ${word}) > 0`;
}
