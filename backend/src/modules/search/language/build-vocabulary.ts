import type { FacetData } from '../../catalog/catalog.api.ts';
import { Lexicon } from './lexicon.ts';
import type { NameWords } from './name-words.ts';
import { soundOf } from './sound.ts';
import { stemOf } from './stem.ts';
import type { FoundValue, Vocabulary, WordGroups } from './vocabulary.ts';
import { pairsOf, wordsOf } from './words.ts';

/** Words grouped between two pauses: some 10 ms of work. */
const CHUNK = 10_000;

/** Builds the vocabulary of a catalogue; `pause` yields to other requests. */
export async function buildVocabulary(
  data: FacetData,
  names: NameWords,
  pause: () => Promise<void>,
): Promise<Vocabulary> {
  const sections = [...data.sectionById.values()];
  const inSections = groupByWord(sections, ({ name }) => name);
  const values = data.properties.flatMap((property) =>
    property.values.map((_, value): FoundValue => ({ property, value })),
  );
  const inValues = groupByWord(values, ({ property, value }) => property.values[value]!.value);
  await pause();
  const words = [...new Set([...names.words(), ...inSections.keys(), ...inValues.keys()])].sort();
  await pause();
  const places = new Map(words.map((word, place) => [word, place]));
  const byPlace = <T>(found: ReadonlyMap<string, readonly T[]>) =>
    new Map([...found].map(([word, list]) => [places.get(word)!, list]));
  return {
    words: new Lexicon(words),
    byStem: await groupWords(words, stemOf, pause),
    bySound: await groupWords(words, soundOf, pause),
    ...names.placedBy(places),
    inSections: byPlace(inSections),
    inValues: byPlace(inValues),
    // A number and letters in one word are a measure: `pairsOf` makes no others.
    units: new Set(words.flatMap((word) => /^\p{N}[\p{N}.]*(\p{L}+)$/u.exec(word)?.[1] ?? [])),
    propertyNames: new Set(
      data.properties.flatMap(({ name }) => wordsOf(name).map(({ text }) => stemOf(text))),
    ),
  };
}

function groupByWord<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const byWord = new Map<string, T[]>();
  for (const thing of things)
    for (const word of new Set([
      ...wordsOf(nameOf(thing)).map(({ text }) => text),
      ...pairsOf(nameOf(thing)),
    ]))
      add(byWord, word, thing);
  return byWord;
}

function add<T>(byWord: Map<string, T[]>, word: string, entry: T): void {
  const list = byWord.get(word);
  if (list === undefined) byWord.set(word, [entry]);
  else list.push(entry);
}

async function groupWords(
  words: readonly string[],
  keyOf: (word: string) => string,
  pause: () => Promise<void>,
): Promise<WordGroups> {
  const groups = new Map<string, number[]>();
  for (const [place, word] of words.entries()) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [place]);
    else group.push(place);
    if (place % CHUNK === 0) await pause();
  }
  await pause();
  const keys = [...groups.keys()].sort();
  await pause();
  return { keys: new Lexicon(keys), words: keys.map((key) => groups.get(key)!) };
}
