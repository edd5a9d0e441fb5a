import { type QueryPart, queryWord } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { pairOf } from './words.ts';

const NUMBER = /^\p{N}+(?:[.,]\p{N}+)?$/u;
const MEASURE = /^(\p{N}+(?:[.,]\p{N}+)?)(\p{L}{1,4})$/u;
const CODE = /^(\p{L}{1,4})(\p{N}+)$/u;

/**
 * «сверло 8 мм», «сверло 8мм»: number and unit together are one word, where units of that name are known. So are
 * letters and number of a code that some product has: FFP2.
 */
export function joinMeasures(
  { units, words }: Vocabulary,
  parts: readonly QueryPart[],
): readonly QueryPart[] {
  const joined: QueryPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const [, number, unit] = MEASURE.exec(part.text) ?? [];
    const [, letters = '', digits = ''] = CODE.exec(part.text) ?? [];
    if (number !== undefined && unit !== undefined && isUnit(unit))
      joined.push(measure(part.text, number, unit));
    else if (before !== undefined && NUMBER.test(before.text) && isUnit(part.text))
      joined.splice(-1, 1, measure(`${before.text} ${part.text}`, before.text, part.text));
    else if (letters !== '' && words.indexOf(pairOf(letters, digits)) !== -1)
      joined.push({ ...measure(part.text, letters, digits), articleKey: part.articleKey });
    else joined.push(part);
  }
  return joined;

  function isUnit(text: string): boolean {
    return units.has(pairOf('', text));
  }
}

function measure(text: string, one: string, other: string): QueryPart {
  return { text, words: [queryWord(pairOf(one, other), null)], articleKey: null };
}
