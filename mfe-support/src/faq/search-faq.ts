import type { FaqItem, FaqSection } from '@shop/contracts/support/content';
import { plainTextOf } from '../common/rich-text/plain-text.ts';
import { hasAll } from '../common/rich-text/word-search.ts';

/** Keeps questions that contain every word in themselves or their answers; empty sections are dropped. */
export function searchFaq(sections: readonly FaqSection[], words: readonly string[]): FaqSection[] {
  if (words.length === 0) return sections.filter(({ items }) => items.length > 0);
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => hasAll(wordsIn(item), words)) }))
    .filter(({ items }) => items.length > 0);
}

const read = new WeakMap<FaqItem, string>();

function wordsIn(item: FaqItem): string {
  const known = read.get(item) ?? `${item.question} ${plainTextOf(item.answer)}`;
  read.set(item, known);
  return known;
}
