import type { FaqItem, FaqSection } from '@shop/contracts/support/content';
import { hasAll } from '../common/rich-text/find-words.ts';
import { textOf } from '../common/rich-text/text-of.ts';

/** Sections with those questions that have every sought word in themselves or their answers; empty ones are left out. */
export function searchFaq(sections: readonly FaqSection[], words: readonly string[]): FaqSection[] {
  if (words.length === 0) return sections.filter(({ items }) => items.length > 0);
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => hasAll(wordsIn(item), words)) }))
    .filter(({ items }) => items.length > 0);
}

const read = new WeakMap<FaqItem, string>();

function wordsIn(item: FaqItem): string {
  const known = read.get(item) ?? `${item.question} ${textOf(item.answer)}`;
  read.set(item, known);
  return known;
}
