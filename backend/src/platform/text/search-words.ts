import { comparable } from '@shop/domain/format/comparable';

/** More words than a name has tell nothing more. */
const MAX_WORDS = 6;

/**
 * What is looked for, word by word, as the columns made for searching hold it: «Иванов ромашка» finds the one at the
 * other. A phone in any notation is its digits.
 */
export function wordsOf(query: string): readonly string[] {
  const digits = query.replace(/\D/g, '');
  if (digits.length > 4 && /^\+?[\d\s()-]+$/.test(query)) return [digits.replace(/^8(?=\d{10}$)/, '7')];
  return comparable(query).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
