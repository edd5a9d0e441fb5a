import { type QueryPart, queryWord } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { measureOf } from './words.ts';

const NUMBER = /^\p{N}+(?:[.,]\p{N}+)?$/u;
const MEASURE = /^(\p{N}+(?:[.,]\p{N}+)?)(\p{L}{1,4})$/u;

/** «сверло 8 мм», «сверло 8мм»: number and unit together are one word, where units of that name are known. */
export function joinMeasures({ units }: Vocabulary, parts: readonly QueryPart[]): readonly QueryPart[] {
  const joined: QueryPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const [, number, unit] = MEASURE.exec(part.text) ?? [];
    if (number !== undefined && unit !== undefined && isUnit(unit))
      joined.push(measure(part.text, number, unit));
    else if (before !== undefined && NUMBER.test(before.text) && isUnit(part.text))
      joined.splice(-1, 1, measure(`${before.text} ${part.text}`, before.text, part.text));
    else joined.push(part);
  }
  return joined;

  function isUnit(text: string): boolean {
    return units.has(measureOf('', text));
  }
}

function measure(text: string, number: string, unit: string): QueryPart {
  return { text, words: [queryWord(measureOf(number, unit), null)], articleKey: null };
}
