import { isFoundBy, type QueryWord } from './query.ts';
import { articleKey, type Word, wordsOf } from './words.ts';

/** A name as HTML: what the query has found in it is marked, and nothing else is markup. */
export function markWords(name: string, query: readonly QueryWord[]): string {
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

/** The same for an article: where the letters and digits of the query are in it, whatever signs stand between. */
export function markArticle(article: string, key: string): string {
  const found = articleKey(article).indexOf(key);
  if (found === -1) return escapeHtml(article);
  const from = lengthWith(article, found);
  const to = lengthWith(article, found + key.length - 1) + 1;
  return `${escapeHtml(article.slice(0, from))}<mark>${escapeHtml(article.slice(from, to))}</mark>${escapeHtml(article.slice(to))}`;
}

/** Where the letter or digit stands that `count` others come before. */
function lengthWith(article: string, count: number): number {
  const letters = [...article.matchAll(/[\p{L}\p{N}]/gu)];
  return letters[count]?.index ?? article.length;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function longestMatch({ text, from, to }: Word, query: readonly QueryWord[]): number {
  const lengths = query
    .filter((word) => isFoundBy(word, text))
    .map((word) => Math.min(commonLength(text, word.text), to - from));
  return Math.max(0, ...lengths);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
