import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { articleKey } from './words.ts';

it('a plain article has the key that it has with a Cyrillic letter beside it', () => {
  const plain = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(fc.property(plain, (text) => assert.equal(`${articleKey(text)}щ`, articleKey(`${text}щ`))));
});
