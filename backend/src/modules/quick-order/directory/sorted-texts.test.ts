import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { checkOf, HashListsBuilder, hashOf } from './hash-lists.ts';
import { SortedTextsBuilder } from './sorted-texts.ts';

const pause = async () => {};
/** Many with the same beginnings, as articles have. */
const text = fc.oneof(fc.string(), fc.stringMatching(/^[aбк]{0,4}\d{0,2}$/));

it('keeps each text once, in the order of strings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 200 }), async (texts) => {
      const builder = new SortedTextsBuilder();
      for (const one of texts) builder.add(one);
      const sorted = await builder.done(pause);
      const expected = [...new Set(texts)].sort();
      assert.deepEqual(
        Array.from({ length: sorted.length }, (_, place) => sorted.at(place)),
        expected,
      );
      assert.equal(sorted.at(expected.length), undefined);
    }),
  );
});

it('finds the rows of a text, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 200 }), async (texts) => {
      const builder = new HashListsBuilder();
      for (const one of texts) builder.add(hashOf(one), checkOf(one));
      const lists = await builder.done(pause);
      for (const one of [...texts, 'none of them'])
        assert.deepEqual(
          lists.find(hashOf(one), checkOf(one)),
          [...texts.keys()].filter((row) => texts[row] === one),
        );
    }),
  );
});
