import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { loadHashSalt } from './hash-salt.ts';

test('servers that start together agree on one salt that only their user can read', async (t) => {
  const folder = path.join(await temporaryFolder(t), 'data');
  const salts = await Promise.all(Array.from({ length: 20 }, () => loadHashSalt(folder)));
  assert.equal(new Set(salts).size, 1);
  assert.match(salts[0]!, /^[0-9a-f]{64}$/);
  assert.equal((await stat(path.join(folder, 'hash-salt'))).mode & 0o777, 0o600);
  assert.deepEqual(await readdir(folder), ['hash-salt']);
});
