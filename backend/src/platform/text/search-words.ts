import { comparable } from '@shop/domain/format/comparable';

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
