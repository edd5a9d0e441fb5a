import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { FileReleaseStore } from './file-store.ts';
import { createToken, EVERY_AREA, findToken, mayChange } from './tokens.ts';

async function openTokens(t: TestContext) {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  const made = await createToken(store.tokens, { area: 'finances', name: 'finances team', by: 'ops' });
  return { store, ...made };
}

test('a token is known by its text alone, and the store does not hold the text', async (t) => {
  const { store, token, text } = await openTokens(t);
  assert.deepEqual(await findToken(store.tokens, text), token);
  const kept = await readFile(`${store.folder}/tokens.json`, 'utf8');
  assert.ok(!kept.includes(text.split('_')[2]!));
});

test('a token of one area changes that area and no other', async (t) => {
  const { token } = await openTokens(t);
  assert.deepEqual(
    ['finances', 'catalog', 'shell', '*'].map((area) => mayChange(token, area)),
    [true, false, false, false],
  );
  assert.equal(mayChange({ area: EVERY_AREA }, 'shell'), true);
});

test('a wrong, torn or revoked token is nobody', async (t) => {
  const { store, token, text } = await openTokens(t);
  for (const wrong of [
    '',
    text.slice(0, -1),
    `${text}a`,
    text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  ])
    assert.equal(await findToken(store.tokens, wrong), undefined);
  assert.equal(await store.tokens.remove(token.id), true);
  assert.equal(await findToken(store.tokens, text), undefined);
  assert.equal(await store.tokens.remove(token.id), false);
});
