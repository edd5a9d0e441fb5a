const OWN_QUOTES = /^["«„“](.*)["»“”]$/s;
const SHOWN = 80;
/** Longer words than this may be broken anywhere. */
const LONG_WORD = /\S{16}(?=\S)/gu;

/** A query in quotation marks, once: it may have brought its own. What is long is cut and never widens a page. */
export function quoted(query: string): string {
  const signs = [...(OWN_QUOTES.exec(query)?.[1] ?? query)];
  const shown = signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
  return `«${shown.replace(LONG_WORD, '$&\u200b')}»`;
}
