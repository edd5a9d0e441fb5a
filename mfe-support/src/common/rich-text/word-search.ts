/** A range in a text. */
export type Range = readonly [from: number, to: number];

/** The words of a query, normalised as `rangesIn` compares: case and ё make no difference. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Stems of Russian words, without endings: «доставки» and «доставка» both give «достав». */
export function stemsOf(words: readonly string[]): string[] {
  return words.map((word) => (/^[а-я]{5,}$/.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word));
}

/** Ranges of a text that begin with one of the words, in order; the longest match wins. */
export function rangesIn(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})`, 'gu');
  return [...fold(text).matchAll(beginnings)].map(({ index, 0: found }) => [index, index + found.length]);
}

/** Whether each word begins some word of the text. */
export function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => rangesIn(text, [word]).length > 0);
}

/** Keeps the length, so that positions hold for the original text. */
function fold(text: string): string {
  return text.replace(/[\p{Lu}ё]/gu, (letter) => {
    const small = letter.toLowerCase();
    return small === 'ё' ? 'е' : small.length === letter.length ? small : letter;
  });
}
