import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { FileReleaseStore } from '../releases/store/file-store.ts';
import { createToken, EVERY_AREA } from '../releases/store/tokens.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

test('the log has neither tokens nor what was sent, however much it says', async (t) => {
  const folder = await temporaryFolder(t);
  const store = await FileReleaseStore.open(`${folder}/releases`);
  const { text } = await createToken(store.tokens, { area: EVERY_AREA, name: 'test', by: 'test' });
  const folders = { DATA_DIR: folder, RELEASES_DIR: store.folder };
  const env = { ...process.env, ...folders, EMBEDDED_DATABASE: '1', PORT: '0', LOG_LEVEL: 'trace' };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], { env });
  t.after(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const log = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The origin has ended with ${code}`)));
    log.on('line', (line) => {
      lines.push(line);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address) resolve(address);
    });
  });
  const headers = { authorization: `Bearer ${text}`, 'content-type': 'application/json' };
  for (const [token, body] of [
    [headers.authorization, '{"area": "catalog", "why": "a word of mine"}'],
    [headers.authorization, '{"why": "a word of mine'],
    ['Bearer shop_guess', '{}'],
  ] as const)
    await fetch(`${url}/operations/api/rollback`, {
      method: 'POST',
      headers: { ...headers, authorization: token },
      body,
    });
  child.kill('SIGTERM');
  await once(child, 'exit');
  assert.equal(lines.filter((line) => line.includes('/operations/api/rollback')).length, 3);
  assert.deepEqual(
    lines.filter((line) => /shop_|a word of/.test(line)),
    [],
  );
});
