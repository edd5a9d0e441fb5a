import type { Lexicon } from './lexicon.ts';
import { type QueryWord, queryWord } from './query.ts';
import { soundOf } from './sound.ts';
import { stemOf } from './stem.ts';
import { frequencyOf, type Vocabulary, type WordGroups } from './vocabulary.ts';

/** A long word may have two mistakes, a short one none. */
const [ONE_MISTAKE_FROM, TWO_MISTAKES_FROM] = [4, 8];
/** Stems and sounds are shorter, so they allow fewer mistakes. */
const [ONE_IN_STEM_FROM, TWO_IN_STEM_FROM] = [5, 8];
const [MIN_SOUND, MIN_SOUND_BEGINNING] = [3, 4];
const [MIN_CUT, MAX_CUT] = [4, 3];

/** Finds the word of the catalogue that sounds the same: «бош» is `bosch`, `perchatki` «перчатки». */
export function bySound(vocabulary: Vocabulary, text: string): QueryWord | null {
  const sound = soundOf(text);
  if (sound.length < MIN_SOUND || !isWritten(text)) return null;
  const { keys, words } = vocabulary.bySound;
  return mostUsual(vocabulary, words[keys.indexOf(sound)] ?? []);
}

/** Finds the word of the catalogue whose beginning sounds the same. */
export function bySoundBeginning(vocabulary: Vocabulary, text: string): QueryWord | null {
  const sound = soundOf(text);
  if (sound.length < MIN_SOUND_BEGINNING || !isWritten(text)) return null;
  const { keys, words } = vocabulary.bySound;
  return mostUsual(vocabulary, words.slice(...keys.startingWith(sound)).flat());
}

interface Likely {
  readonly words: readonly number[];
  readonly mistakes: number;
}

/** Finds the word of the catalogue with the fewest mistakes; null if none is similar. */
export function byMistakes(vocabulary: Vocabulary, text: string, limit: number): QueryWord | null {
  const { words, byStem, bySound: sounds } = vocabulary;
  if (!isWritten(text)) return null;
  const [stem, sound] = [stemOf(text), soundOf(text)];
  const candidates = [
    ...likely(words, text, allowed(text, ONE_MISTAKE_FROM, TWO_MISTAKES_FROM, limit)).map(
      ({ place, mistakes }) => ({
        words: [place],
        mistakes,
      }),
    ),
    ...inGroups(byStem, stem, allowed(stem, ONE_IN_STEM_FROM, TWO_IN_STEM_FROM, limit)),
    ...inGroups(sounds, sound, allowed(sound, ONE_IN_STEM_FROM, TWO_IN_STEM_FROM, limit)),
  ];
  const least = Math.min(...candidates.map(({ mistakes }) => mistakes));
  const best = candidates.filter(({ mistakes }) => mistakes === least).flatMap((one) => one.words);
  // The first letter is seldom mistaken.
  const alike = best.filter((word) => words.entries.at(word)![0] === text[0]);
  return mostUsual(vocabulary, alike.length > 0 ? alike : best, text);
}

/** Guesses words of the same root: «сварочный» finds words that begin with «свар». */
export function byCutting({ words }: Vocabulary, text: string): QueryWord | null {
  const stem = stemOf(text);
  for (let length = stem.length; length >= Math.max(MIN_CUT, stem.length - MAX_CUT); length -= 1) {
    const beginning = stem.slice(0, length);
    const [from, to] = words.startingWith(beginning);
    if (from < to) return queryWord(text, beginning);
  }
  return null;
}

/** Numbers must match exactly. */
function isWritten(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

function likely(lexicon: Lexicon, text: string, limit: number) {
  return limit === 0 ? [] : lexicon.near(text, limit);
}

function inGroups({ keys, words }: WordGroups, key: string, limit: number): readonly Likely[] {
  return likely(keys, key, limit).map(({ place, mistakes }) => ({ words: words[place]!, mistakes }));
}

function allowed({ length }: string, oneFrom: number, twoFrom: number, limit: number): number {
  if (length < oneFrom) return 0;
  return Math.min(limit, length < twoFrom ? 1 : 2);
}

/** Picks the most frequent word of the catalogue, and of its forms the one most similar to what was typed. */
function mostUsual(vocabulary: Vocabulary, places: readonly number[], typed?: string): QueryWord | null {
  let best: { word: string; stem: string; frequency: number } | null = null;
  const byStem = Map.groupBy(places, (place) => stemOf(vocabulary.words.entries.at(place)!));
  for (const [stem, forms] of byStem) {
    const group = vocabulary.byStem.words[vocabulary.byStem.keys.indexOf(stem)] ?? forms;
    const frequency = group.reduce((sum, place) => sum + frequencyOf(vocabulary, place), 0);
    if (best !== null && best.frequency >= frequency) continue;
    best = { word: formOf(vocabulary, typed === undefined ? forms : group, typed), stem, frequency };
  }
  return best && queryWord(best.word);
}

function formOf(vocabulary: Vocabulary, places: readonly number[], typed: string | undefined): string {
  const ending = typed?.slice(-2);
  const scored = places.map((place) => {
    const word = vocabulary.words.entries.at(place)!;
    return {
      word,
      isAlike: ending !== undefined && word.endsWith(ending),
      frequency: frequencyOf(vocabulary, place),
    };
  });
  scored.sort((one, other) => Number(other.isAlike) - Number(one.isAlike) || other.frequency - one.frequency);
  return scored[0]!.word;
}
