import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Lexicon } from './lexicon.ts';

const words = ['бур', 'каска', 'каскад', 'каскетка', 'маска', 'перчатки', 'перчатка'].sort();
const lexicon = new Lexicon(words);
const near = (word: string, limit: number) =>
  lexicon.near(word, limit).map(({ place, mistakes }) => `${lexicon.entries.at(place)} ${mistakes}`);

describe('a lexicon', () => {
  it('finds entries by their beginning and as a whole', () => {
    const [from, to] = lexicon.startingWith('каск');
    assert.deepEqual(words.slice(from, to), ['каска', 'каскад', 'каскетка']);
    assert.deepEqual(lexicon.startingWith('я'), [7, 7]);
    assert.deepEqual([lexicon.indexOf('бур'), lexicon.indexOf('каск')], [0, -1]);
  });

  it('finds entries with a wrong, a missing, an additional letter, and two that changed places', () => {
    assert.deepEqual(near('каска', 1), ['каска 0', 'каскад 1', 'маска 1']);
    assert.deepEqual(near('каса', 1), ['каска 1']);
    assert.deepEqual(near('кааска', 1), ['каска 1']);
    assert.deepEqual(near('перчтаки', 1), ['перчатки 1']);
    assert.deepEqual(near('пирчатка', 2), ['перчатка 1', 'перчатки 2']);
  });

  it('finds as many as comparing each entry with the word does, whatever they are', () => {
    const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word), word, fc.constantFrom(1, 2), (entries, wanted, limit) => {
        const sorted = entries.toSorted();
        const found = new Lexicon(sorted)
          .near(wanted, limit)
          .map(({ place, mistakes }) => [sorted[place], mistakes]);
        const expected = sorted.map((entry) => [entry, mistakesOf(entry, wanted)] as const);
        assert.deepEqual(
          found,
          expected.filter(([, mistakes]) => mistakes <= limit),
        );
      }),
    );
  });
});

/** The textbook's way, without leaving anything out. */
function mistakesOf(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const changed = table[row - 1]![column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      let least = Math.min(changed, table[row - 1]![column]! + 1, table[row]![column - 1]! + 1);
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) least = Math.min(least, table[row - 2]![column - 2]! + 1);
      table[row]![column] = least;
    }
  return table[one.length]![other.length]!;
}
