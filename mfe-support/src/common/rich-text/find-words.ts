/** Of a text, from here to there. */
export type Range = readonly [from: number, to: number];

/** What is looked for, word by word, as `rangesIn` compares: case and the dots of ё make no difference. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Such words without the letters that change as Russian words bend: «доставки» and «доставка» both give «достав». */
export function stemsOf(words: readonly string[]): string[] {
  return words.map((word) => (/^[а-я]{5,}$/.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word));
}

/** Where words of a text begin with one of those, in order; the longest, where several do. */
export function rangesIn(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})`, 'gu');
  return [...fold(text).matchAll(beginnings)].map(({ index, 0: found }) => [index, index + found.length]);
}

/** Whether each of the words begins a word of the text. */
export function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => rangesIn(text, [word]).length > 0);
}

/** As long as it was, so that places in it are places in the text. */
function fold(text: string): string {
  return text.replace(/[\p{Lu}ё]/gu, (letter) => {
    const small = letter.toLowerCase();
    return small === 'ё' ? 'е' : small.length === letter.length ? small : letter;
  });
}
