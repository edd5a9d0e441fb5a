import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function start(t: TestContext, env: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder(t);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: folder, RELEASES_DIR: `${folder}/releases`, ...env },
  });
  t.after(() => child.kill('SIGKILL'));
  return child;
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

/** Resolves once this has been printed. */
async function says(output: Readable, wanted: string): Promise<void> {
  let said = '';
  while (!said.includes(wanted)) said += String((await once(output, 'data'))[0]);
}
