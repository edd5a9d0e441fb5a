const OWN_QUOTES = /^["«„“](.*)["»“”]$/s;

/** A query in quotation marks, once: it may have brought its own. */
export function quoted(query: string): string {
  return `«${OWN_QUOTES.exec(query)?.[1] ?? query}»`;
}
