import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { openOperations } from '../testing/operations-shop.ts';

test('verify names a harmed file, and the process of the pages reads none of the kept ones', async (t) => {
  const { send, store } = await openOperations(t);
  const harmed = `${store.folder}/catalog/1.0.0/page.js`;
  await writeFile(harmed, 'steal()');
  const read = t.mock.method(store, 'file');
  const { status, body } = await send('GET', 'verify');
  assert.equal(status, 200, JSON.stringify(body));
  assert.match(body.faults.join('\n'), /^catalog 1\.0\.0: page\.js is not what was published$/m);
  assert.deepEqual((await send('GET', 'verify?areas=shell')).body.faults, []);
  assert.equal(read.mock.callCount(), 0);
});

test('of many who verify at once one does, and the others are told to ask again', async (t) => {
  const { send } = await openOperations(t);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('GET', 'verify')));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429, 429, 429, 429]);
  const { body } = answers.find(({ status }) => status === 429)!;
  assert.equal(body.error.code, 'busy');
  assert.match(body.error.message, /being verified already; ask again/);
  assert.equal((await send('GET', 'verify')).status, 200);
});
