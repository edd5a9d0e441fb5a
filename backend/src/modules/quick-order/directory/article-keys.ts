import { articleKey } from '../../search/search.api.ts';

/** No article has more letters and digits. */
export const MAX_KEY = 60;

/** Normalises an article or a name for comparison; empty for text that can be neither. */
export function keyOf(text: string): string {
  const key = articleKey(text.slice(0, 4 * MAX_KEY));
  return key.length > 4 * MAX_KEY ? '' : key;
}

const LOOK: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', з: '3' };

/** Reduces a key to its look, so that similar letters match, without the leading zeros that Excel drops. */
export function lookOf(key: string): string {
  return key.replace(/[oilз]/g, (letter) => LOOK[letter]!).replace(/^0+(?=.)/, '');
}
