import type { IndexedSection } from '../catalog/catalog.api.ts';
import type { SearchIndex } from './index/search-index.ts';
import { isFoundBy, type QueryWord } from './language/query.ts';
import { wordsOf } from './language/words.ts';

const MAX_SECTIONS = 8;

/** Gives sections to look in when a query finds nothing: those that its words name, or the largest of the top level. */
export function neighboursOf({ searchable }: SearchIndex, words: readonly QueryWord[]) {
  const { sections, sectionById } = searchable.catalog.data;
  const named = [...sectionById.values()].filter(({ name }) =>
    wordsOf(name).some(({ text }) => words.some((word) => isFoundBy(word, text))),
  );
  return (named.length > 0 ? named : sections)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MAX_SECTIONS)
    .map((section) => ({
      id: section.id,
      code: section.code,
      name: section.name,
      path: section.path,
      elementCount: sizeOf(section),
    }));
}

function sizeOf({ from, to }: IndexedSection): number {
  return to - from;
}
