import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../src/testing/origin-process.ts';
import { temporaryFolder } from '../src/testing/temporary-folder.ts';

const START_TIMEOUT_MS = 10_000;

/**
 * Starts the real nginx with `shop.conf`, with addresses and folders of a test. Resolves with its address.
 */
export async function startNginx(t: TestContext, origins: readonly [string, string]): Promise<string> {
  const folder = await temporaryFolder(t);
  const port = await freePort();
  await mkdir(path.join(folder, 'temp'));
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  await writeFile(path.join(folder, 'shop.conf'), await shopConfiguration(folder, port, origins));
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const nginx = spawn(process.env.NGINX_PATH ?? 'nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-5000);
  });
  t.after(() => stop(nginx));
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && nginx.exitCode === null) {
    if (await fetch(`${url}/metrics`).catch(() => undefined)) return url;
    await delay(50);
  }
  throw new Error(`nginx did not start:\n${said}`);
}

/** The system's own nginx.conf, with every folder replaced by the test's. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temp/${kind};`,
  );
  return `
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  ${temporary.join('\n  ')}
  include ${folder}/shop.conf;
}
`;
}

async function shopConfiguration(
  folder: string,
  port: number,
  [one, other]: readonly [string, string],
): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, 'shop.conf'), 'utf8');
  const own = {
    '127.0.0.1:3001': new URL(one).host,
    '127.0.0.1:3002': new URL(other).host,
    '/var/cache/nginx/shop': `${folder}/cache`,
    'listen 80;': `listen 127.0.0.1:${port};`,
  };
  return Object.entries(own).reduce((result, [there, here]) => {
    if (!result.includes(there)) throw new Error(`shop.conf does not say ${there} any more`);
    return result.replaceAll(there, here);
  }, text);
}

async function stop(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return;
  const exited = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await exited;
}
