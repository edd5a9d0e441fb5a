import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { productionFile } from '@shop/server/testing/production-file';
import { openTestDatabase } from '../../testing/test-database.ts';

const main = path.join(import.meta.dirname, 'main.ts');

// Only one process may open the embedded database.
const itOnPostgres = process.env.TEST_DATABASE_URL ? it : () => undefined;

itOnPostgres('is replaced by a new process without one failed request', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-restart-'));
  const database = await openTestDatabase({ withPeople: false });
  const port = await freePort();
  const start = async () => {
    const env = { ...process.env, ...productionFile(), DATABASE_URL: database.url, API_PORT: String(port) };
    const child = spawn('node', [main], {
      env: { ...env, ...foldersIn(dataDir), REUSE_PORT: '1', LOG_LEVEL: 'silent' },
    });
    await untilReady(child);
    return child;
  };
  let running = await start();
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const requestForever = async () => {
    while (!isOver) {
      await fetch(`http://127.0.0.1:${port}/healthz`).then(
        async (response) => {
          await response.text();
          if (response.ok) answered += 1;
          else failures.push(String(response.status));
        },
        (error: Error) => failures.push(String(error.cause ?? error)),
      );
    }
  };
  const clients = Promise.all(Array.from({ length: 12 }, requestForever));
  for (let restart = 0; restart < 2; restart += 1) {
    const next = await start();
    running.kill('SIGTERM');
    const [code] = await once(running, 'exit');
    assert.equal(code, 0);
    running = next;
    await delay(200);
  }
  isOver = true;
  await clients;
  running.kill('SIGKILL');
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  assert.deepEqual(failures, []);
  assert.ok(answered > 500, `only ${answered} answers`);
});

/** Replaces the folders of the production file, which tests may not write to. */
function foldersIn(dataDir: string): Readonly<Record<string, string>> {
  return { DATA_DIR: dataDir, MEDIA_DIR: '', PRICE_LISTS_DIR: '', ATTACHMENTS_DIR: '' };
}

async function untilReady(child: ChildProcess): Promise<void> {
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => printed.push(String(chunk)));
  while (!printed.join('').includes('API ready')) {
    assert.equal(child.exitCode, null, printed.join(''));
    await delay(20);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
