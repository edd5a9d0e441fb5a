import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import { articleKey, wordsOf } from './words.ts';

/** A word of a query, and what other words it finds. */
export interface QueryWord {
  readonly text: string;
  /** Its other forms share this. */
  readonly stem: string;
  /** Longer words begin with this; null for what is too short, and for numbers. */
  readonly beginning: string | null;
  /** Stems of words that mean the same; what has them comes after what has the word itself. */
  readonly synonyms: readonly string[];
}

/** The text between two spaces: «перчатки», «52-54», «ПЕ-0412/3». */
export interface QueryPart {
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** The part as a key that articles are compared by; null if it cannot be an article. */
  readonly articleKey: string | null;
}

/** Names have few words, and so have queries that mean something; each unknown word is compared with all there are. */
const [MAX_PARTS, MAX_WORDS] = [10, 16];
const MIN_BEGINNING = 3;
const MIN_ARTICLE = 3;
const FILLERS = new Set(
  'а без в во для до за и из или к ко на не о об от по под при с со у'.split(' ').map(filler),
);

/** The parts of a query, each once. */
export function partsOf(query: string): readonly QueryPart[] {
  const parts = query
    .split(/\s+/)
    .map(partOf)
    .filter(({ words }) => words.length > 0);
  const different = new Map(parts.map((part) => [part.words.map(({ text }) => text).join(' '), part]));
  let count = 0;
  return [...different.values()].slice(0, MAX_PARTS).filter(({ words }) => {
    count += words.length;
    return count <= MAX_WORDS;
  });
}

/** «для», «с»: every other name has them, so they tell nothing. */
export function isFiller({ words }: QueryPart): boolean {
  return words.every(({ text }) => FILLERS.has(text));
}

export function partOf(text: string): QueryPart {
  const words = wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => queryWord(word.text));
  return { text, words, articleKey: articleKeyOf(text) };
}

/** `beginning` in place of the word itself; null: nothing longer. */
export function queryWord(text: string, beginning: string | null = text): QueryWord {
  const isLong = beginning !== null && beginning.length >= MIN_BEGINNING && !isNumber(text);
  const stem = stemOf(text);
  return { text, stem, beginning: isLong ? beginning : null, synonyms: synonymsOf(stem) };
}

/** Whether a word of a name is what the query's word finds. */
export function isFoundBy({ stem, beginning, synonyms }: QueryWord, text: string): boolean {
  const ofText = stemOf(text);
  if (ofText === stem || synonyms.includes(ofText)) return true;
  return beginning !== null && text.startsWith(beginning);
}

export function articleKeyOf(text: string): string | null {
  const key = articleKey(text);
  return key.length >= MIN_ARTICLE ? key : null;
}

export function isNumber(text: string): boolean {
  return /^\p{N}/u.test(text);
}

/** Expects a word from `wordsOf`. */
function filler(word: string): string {
  return wordsOf(word)[0]!.text;
}
