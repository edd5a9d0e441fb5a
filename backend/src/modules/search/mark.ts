import { isFoundBy, type QueryWord } from './language/query.ts';
import { articleKey, type Word, wordsOf } from './language/words.ts';

/** Gives the ranges of a name that the query has matched, in order. */
export function matchesIn(name: string, query: readonly QueryWord[]): [number, number][] {
  return wordsOf(name).flatMap((word) => {
    const length = longestMatch(word, query);
    return length === 0 ? [] : [[word.from, word.from + length] as [number, number]];
  });
}

/** Renders a name as HTML: matches of the query are marked, and everything else is escaped. */
export function markWords(name: string, query: readonly QueryWord[]): string {
  let html = '';
  let done = 0;
  for (const [from, to] of matchesIn(name, query)) {
    html += `${escapeHtml(name.slice(done, from))}<mark>${escapeHtml(name.slice(from, to))}</mark>`;
    done = to;
  }
  return html + escapeHtml(name.slice(done));
}

/** Renders an article as HTML: marks the letters and digits of the query, whatever punctuation stands between. */
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

/** A longer word is found as far as it was typed, another form of a word whole. */
function longestMatch({ text, from, to }: Word, query: readonly QueryWord[]): number {
  const lengths = query
    .filter((word) => isFoundBy(word, text))
    .map((word) => (text.startsWith(word.text) ? word.text.length : text.length));
  return Math.min(Math.max(0, ...lengths), to - from);
}
