import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { productionFile } from '@shop/server/testing/production-file';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function start(t: TestContext, env: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder(t);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      EMBEDDED_DATABASE: '1',
      DATA_DIR: folder,
      RELEASES_DIR: `${folder}/releases`,
      ...env,
    },
  });
  t.after(() => child.kill('SIGKILL'));
  return Object.assign(child, { folder });
}

test('a taken port ends the start with a clear message', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const { port } = other.address() as AddressInfo;
  const child = await start(t, { PORT: String(port) });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  assert.equal(code, 1);
  assert.equal(said, `Port ${port} is taken by another program. Choose another with PORT=….\n`);
});

test('wrong settings end the start with all of them', async (t) => {
  const child = await start(t, { PORT: '99999999', API_ORIGIN: 'nowhere' });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  assert.equal(code, 1);
  assert.match(said, /PORT: must[^\n]+\n {2}API_ORIGIN: must/);
});

test('SIGTERM stops a running origin with exit code 0', async (t) => {
  const child = await start(t, { PORT: '0' });
  await says(child.stdout, 'listening');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
});

test('the file of docs/operations.md with a slip in it ends the start with the list, and nothing is opened', async (t) => {
  const { RELEASE_STORE = '', ...file } = productionFile();
  const env = { ...file, EMBEDDED_DATABASE: '', RELESE_STORE: RELEASE_STORE };
  const child = await start(t, env);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  assert.equal(code, 1);
  assert.match(
    said,
    /^The settings have mistakes:\n {2}RELEASE_STORE: must be set.*\n {2}RELESE_STORE: .*RELEASE_STORE\n$/,
  );
  assert.deepEqual(await readdir(child.folder), []);
});

test('a start with demo users is told of', async (t) => {
  const child = await start(t, { PORT: '0', DEMO_USERS: '1' });
  const said = await says(child.stdout, 'listening');
  assert.match(said, /"level":40,.*password of the demo accounts is public/);
});

/** Resolves with all that has been printed once this is a part of it. */
async function says(output: Readable, wanted: string): Promise<string> {
  let said = '';
  while (!said.includes(wanted)) said += String((await once(output, 'data'))[0]);
  return said;
}
