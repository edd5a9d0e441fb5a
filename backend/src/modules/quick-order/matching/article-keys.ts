import { articleKey } from '../../search/search.api.ts';

/** Letters and digits of the longest article. */
export const MAX_KEY = 60;

/** An article or a name as it is compared; empty for what is neither. */
export function keyOf(text: string): string {
  const key = articleKey(text.slice(0, 4 * MAX_KEY));
  return key.length > 4 * MAX_KEY ? '' : key;
}

const LOOK: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', з: '3' };

/** As it looks to a hurried eye, without the zeros in front that Excel eats. */
export function lookOf(key: string): string {
  return key.replace(/[oilз]/g, (letter) => LOOK[letter]!).replace(/^0+(?=.)/, '');
}
