import type { FaqItem, FaqSection } from '@shop/contracts/support/content';
import { hasAll, stemsOf, wordsOf } from '../../common/rich-text/word-search.ts';

/** Few enough to read between two fields. */
const SUGGESTED_MAX = 3;

/** Too common to tell a subject by. */
const COMMON = new Set(
  'как что где чем это или для при под про нет мой нам наш мне вас вам уже ещё можно если когда почему какие какой'
    .replaceAll('ё', 'е')
    .split(' '),
);

/** Questions whose words share stems with a subject, best matches first. */
export function suggestAnswers(sections: readonly FaqSection[], subject: string): FaqItem[] {
  const stems = stemsOf(wordsOf(subject).filter((word) => word.length >= 3 && !COMMON.has(word)));
  if (stems.length === 0) return [];
  return sections
    .flatMap(({ items }) => items)
    .map((item) => ({ item, hits: stems.filter((stem) => hasAll(item.question, [stem])).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, SUGGESTED_MAX)
    .map(({ item }) => item);
}
