import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { articleKey } from './words.ts';

it('an article of plain and Cyrillic letters has the key that it has with any other letter beside it', () => {
  const plain = fc.string({
    unit: fc
      .oneof(fc.integer({ min: 0, max: 127 }), fc.integer({ min: 0x400, max: 0x45f }))
      .map((code) => String.fromCharCode(code)),
  });
  fc.assert(fc.property(plain, (text) => assert.equal(`${articleKey(text)}é`, articleKey(`${text}é`))));
});
