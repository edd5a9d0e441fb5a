import type { QueryPart, QueryWord } from '../language/query.ts';
import { lookUp, NAME_PLACES, type Vocabulary } from '../language/vocabulary.ts';

/**
 * Levels of how well a product matches a word; 0 is no match, and less is better: 1 to 4 by its place in the name, 5 to
 * 8 where a longer word in the name begins with it; then in the name of a section, in a value, and longer words of
 * these.
 */
const [FIRST, LAST_IN_NAME, LONGER_IN_NAME] = [1, NAME_PLACES, NAME_PLACES];
const [IN_SECTION, IN_VALUE, LONGER_ELSEWHERE] = [2 * NAME_PLACES + 1, 2 * NAME_PLACES + 2, 2];

/** Words of sections say what a product is, other words what it is like. */
const [KIND_WEIGHT, OTHER_WEIGHT] = [3, 2];

/** Products that have words of a query, by position. */
export interface WordMatches {
  /** 0 means left out. From 3 to `WORST_FIT`, less is better; values below 3 are for articles. */
  readonly fit: Uint8Array;
  readonly count: number;
  /** No product has all of the words, and these have the most. */
  readonly isApproximate: boolean;
}

/**
 * Finds, of `size` products, those with all parts of a query. If there are none, it finds those with the most parts, at
 * least half of them.
 */
export function matchWords(
  size: number,
  vocabulary: Vocabulary,
  parts: readonly QueryPart[],
  byArticle: (part: QueryPart) => readonly number[],
): WordMatches {
  const score = new Uint8Array(size);
  const matched = new Uint8Array(size);
  const worst = new Uint8Array(size);
  const best = new Uint8Array(size).fill(255);
  for (const part of parts) {
    const levels = partLevels(size, vocabulary, part);
    for (const position of byArticle(part)) levels[position] = FIRST;
    const weight = part.words.some((word) => isOfSection(vocabulary, word)) ? KIND_WEIGHT : OTHER_WEIGHT;
    for (let position = 0; position < size; position += 1) {
      const level = levels[position]!;
      if (level === 0) continue;
      score[position]! += weight;
      matched[position]! += 1;
      if (level > worst[position]!) worst[position] = level;
      if (level < best[position]!) best[position] = level;
    }
  }
  let most = 0;
  for (let position = 0; position < size; position += 1) {
    if (matched[position]! * 2 >= parts.length && score[position]! > most) most = score[position]!;
  }
  let isApproximate = true;
  let count = 0;
  const fit = new Uint8Array(size);
  for (let position = 0; position < size && most > 0; position += 1) {
    if (score[position] !== most) continue;
    if (matched[position] === parts.length) isApproximate = false;
    fit[position] = fitOf(worst[position]!, best[position]!, parts.length);
    count += 1;
  }
  return { fit, count, isApproximate: count > 0 && isApproximate };
}

export const WORST_FIT = 11;

/** The name begins with the words; with one of them; has them; has them begun; then those that have some elsewhere. */
function fitOf(worst: number, best: number, words: number): number {
  const isBeginning = best === FIRST || best === FIRST + LONGER_IN_NAME;
  if (worst <= Math.min(words, NAME_PLACES - 1)) return 3;
  if (worst <= LAST_IN_NAME) return isBeginning ? 4 : 5;
  if (worst <= LAST_IN_NAME + LONGER_IN_NAME) return isBeginning ? 6 : 7;
  if (worst <= IN_VALUE) return isBeginning ? 8 : 9;
  return isBeginning ? 10 : WORST_FIT;
}

/** A part of several words is had by who has all of them, as well as the worst of them. */
function partLevels(size: number, vocabulary: Vocabulary, { words }: QueryPart): Uint8Array {
  const [first, ...others] = words.map((word) => wordLevels(size, vocabulary, word));
  for (const other of others)
    for (let position = 0; position < size; position += 1) {
      if (first![position] === 0) continue;
      const level = other[position]!;
      if (level === 0 || level > first![position]!) first![position] = level;
    }
  return first ?? new Uint8Array(size);
}

function wordLevels(size: number, vocabulary: Vocabulary, word: QueryWord): Uint8Array {
  const levels = new Uint8Array(size);
  const { forms, longer } = lookUp(vocabulary, word);
  mark(levels, vocabulary, longer, true);
  mark(levels, vocabulary, forms, false);
  return levels;
}

/** Wherever a product has one of the words, the best place counts. */
function mark(
  levels: Uint8Array,
  { inValues, inSections, nameStarts, inNames }: Vocabulary,
  words: readonly number[],
  isLonger: boolean,
): void {
  const [inName, elsewhere] = isLonger ? [LONGER_IN_NAME, LONGER_ELSEWHERE] : [0, 0];
  const improve = (position: number, level: number) => {
    const known = levels[position]!;
    if (known === 0 || level < known) levels[position] = level;
  };
  for (const word of words) {
    for (let at = nameStarts[word]!; at < nameStarts[word + 1]!; at += 1)
      improve(Math.floor(inNames[at]! / NAME_PLACES), (inNames[at]! % NAME_PLACES) + FIRST + inName);
    for (const { from, to } of inSections.get(word) ?? [])
      for (let position = from; position < to; position += 1) improve(position, IN_SECTION + elsewhere);
  }
  const values = words.flatMap((word) => inValues.get(word) ?? []);
  for (const [property, chosen] of Map.groupBy(values, (found) => found.property)) {
    const isChosen = new Uint8Array(property.values.length);
    for (const { value } of chosen) isChosen[value] = 1;
    const { from, to, offsets, entries } = property;
    for (let position = from; position < to; position += 1)
      for (let at = offsets[position - from]!; at < offsets[position - from + 1]!; at += 1)
        if (isChosen[entries[at]!] === 1) improve(position, IN_VALUE + elsewhere);
  }
}

function isOfSection(vocabulary: Vocabulary, word: QueryWord): boolean {
  return lookUp(vocabulary, word).forms.some((place) => vocabulary.inSections.has(place));
}
