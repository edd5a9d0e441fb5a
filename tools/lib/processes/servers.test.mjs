import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../project.mjs';
import { checkPort } from './servers.mjs';

test('a port that is taken, or that browsers block, is refused at once with the setting for another', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.after(() => other.close());
  const { port } = other.address();
  await assert.rejects(checkPort(port, '127.0.0.1', 'PORT'), {
    message: `Cannot listen on 127.0.0.1:${port}: port ${port} is taken by another program. Choose another with PORT=….`,
  });
  await assert.rejects(checkPort(4190, '127.0.0.1', 'API_PORT'), {
    message: 'Cannot listen on 127.0.0.1:4190: browsers block port 4190. Choose another with API_PORT=….',
  });
});

test('a server that is still starting ends with the signal that ends the tool', {
  timeout: 60_000,
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'servers-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node main.js' } }));
  await writeFile(
    join(folder, 'main.js'),
    `require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const server = { folder: relative(root, folder), title: 'a server', origin: 'http://127.0.0.1:9' };
  const code = `import('./tools/lib/processes/servers.mjs').then(({ runServers }) => runServers([${JSON.stringify(server)}], {}))`;
  const tool = spawn(process.execPath, ['-e', code], { cwd: root, stdio: 'ignore' });
  const pid = await pidIn(join(folder, 'pid'));
  tool.kill('SIGTERM');
  await once(tool, 'exit');
  assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
});

async function pidIn(file) {
  for (;;) {
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid > 0) return pid;
    await delay(50);
  }
}
