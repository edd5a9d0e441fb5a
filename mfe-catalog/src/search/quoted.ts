const OWN_QUOTES = /^["«„“](.*)["»“”]$/s;
const SHOWN = 80;
/** Longer words may break anywhere. */
const LONG_WORD = /\S{16}(?=\S)/gu;

/**
 * The query in quotation marks, without its own ones. A long query is truncated and never widens the page.
 */
export function quoted(query: string): string {
  const signs = [...(OWN_QUOTES.exec(query)?.[1] ?? query)];
  const shown = signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
  return `«${shown.replace(LONG_WORD, '$&\u200b')}»`;
}
