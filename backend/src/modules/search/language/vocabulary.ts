import type { IndexedProperty, IndexedSection } from '../../catalog/catalog.api.ts';
import type { Lexicon } from './lexicon.ts';
import type { QueryWord } from './query.ts';

/** Where a word stands in a name: first, second, third, or later. */
export const NAME_PLACES = 4;

export interface FoundValue {
  readonly property: IndexedProperty;
  /** Its place in `property.values`. */
  readonly value: number;
}

/** Words that have something in common, in the order of what that is. */
export interface WordGroups {
  readonly keys: Lexicon;
  /** Places in `words` of those with key number `n`. */
  readonly words: readonly (readonly number[])[];
}

/** Every word of the catalogue and where it occurs. Words are places in `words`, products positions. */
export interface Vocabulary {
  readonly words: Lexicon;
  readonly byStem: WordGroups;
  readonly bySound: WordGroups;
  /** Names with word `w`: `inNames[nameStarts[w] … nameStarts[w + 1] - 1]`, each `position * NAME_PLACES + place`. */
  readonly nameStarts: Uint32Array;
  readonly inNames: Uint32Array;
  readonly inSections: ReadonlyMap<number, readonly IndexedSection[]>;
  readonly inValues: ReadonlyMap<number, readonly FoundValue[]>;
  /** Stems of the names of properties: «размер» of «размер 42» says nothing that «42» does not. */
  readonly propertyNames: ReadonlySet<string>;
  /** «мм», «кг»: what numbers in names and values are followed by. */
  readonly units: ReadonlySet<string>;
}

/** Words that a query word finds: other forms of it, and, less exactly, longer words that begin with it and synonyms. */
export interface KnownWords {
  readonly forms: readonly number[];
  readonly longer: readonly number[];
}

export function lookUp(
  { words, byStem }: Vocabulary,
  { stem, beginning, synonyms }: Pick<QueryWord, 'stem' | 'beginning' | 'synonyms'>,
): KnownWords {
  const formsOf = (one: string) => byStem.words[byStem.keys.indexOf(one)] ?? [];
  const forms = formsOf(stem);
  const longer = synonyms.flatMap(formsOf);
  if (beginning === null) return { forms, longer };
  const [from, to] = words.startingWith(beginning);
  const isForm = new Set(forms);
  for (let word = from; word < to; word += 1) if (!isForm.has(word)) longer.push(word);
  return { forms, longer };
}

/** Whether products or sections are called so, and not only described. */
export function isInNames({ nameStarts, inSections }: Vocabulary, word: number): boolean {
  return nameStarts[word + 1]! > nameStarts[word]! || inSections.has(word);
}

/** In how much of the catalogue a word occurs: of two likely words the more usual one was meant. */
export function frequencyOf(vocabulary: Vocabulary, word: number): number {
  const names = vocabulary.nameStarts[word + 1]! - vocabulary.nameStarts[word]!;
  const sections = vocabulary.inSections.get(word) ?? [];
  const below = sections.reduce((sum, { from, to }) => sum + to - from, 0);
  return names + below + (vocabulary.inValues.get(word)?.length ?? 0);
}
