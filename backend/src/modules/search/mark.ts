import { type Word, wordsOf } from './words.ts';

/** A word of a query: as it was typed, and what all words begin with that it finds. */
export interface Wanted {
  readonly typed: string;
  readonly stem: string;
}

/** A name as HTML: what the query has found in it is marked, and nothing else is markup. */
export function markWords(name: string, query: readonly Wanted[]): string {
  let html = '';
  let done = 0;
  for (const word of wordsOf(name)) {
    const length = longestMatch(word, query);
    if (length === 0) continue;
    html += `${escapeHtml(name.slice(done, word.from))}<mark>${escapeHtml(name.slice(word.from, word.from + length))}</mark>`;
    done = word.from + length;
  }
  return html + escapeHtml(name.slice(done));
}

/** The same for the beginning of an article: as much of it as makes up the letters and digits of the query. */
export function markStart(article: string, keyLength: number): string {
  let length = 0;
  for (let found = 0; length < article.length && found < keyLength; length += 1)
    if (/[\p{L}\p{N}]/u.test(article[length] ?? '')) found += 1;
  return `<mark>${escapeHtml(article.slice(0, length))}</mark>${escapeHtml(article.slice(length))}`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function longestMatch({ text, from, to }: Word, query: readonly Wanted[]): number {
  const lengths = query
    .filter(({ stem }) => text.startsWith(stem))
    .map(({ typed }) => Math.min(commonLength(text, typed), to - from));
  return Math.max(0, ...lengths);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
