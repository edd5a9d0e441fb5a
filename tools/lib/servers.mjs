import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { mainOf, root } from './project.mjs';
import { environment } from './run.mjs';
import { Stop, step } from './steps.mjs';

const READY_TIMEOUT_MS = 180_000;

/** Fails with a clear message when the port cannot be had. */
export function checkPort(port, host, setting) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const why = {
        EADDRINUSE: `port ${port} is taken by another program`,
        EACCES: `port ${port} needs more permissions than you have`,
        EADDRNOTAVAIL: `this machine has no address ${host}`,
      };
      reject(
        new Stop(
          `Cannot listen on ${host}:${port}: ${why[error.code] ?? error.message}. Choose another with ${setting}=….`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/** Starts the server of a folder on Node 24 and waits until its /healthz says 200. */
export async function startServer(folder, title, origin, env) {
  const child = spawn('node', [mainOf(folder)], {
    cwd: join(root, folder),
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  let show = () => {};
  const take = (chunk) => {
    for (const line of String(chunk).split('\n').filter(Boolean)) {
      printed.push(line);
      if (printed.length > 200) printed.shift();
      show(line);
    }
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const server = {
    title,
    printed,
    exited: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    stop: () => child.kill('SIGTERM'),
  };
  await step(`Starting ${title}`, async (showLine) => {
    show = showLine;
    await Promise.race([
      answers(`${origin}/healthz`),
      server.exited.then((code) => {
        throw new Stop(`${printed.slice(-30).join('\n')}\n${title} ended with ${code}.`);
      }),
    ]);
  });
  show = () => {};
  return server;
}

/** Resolves once an address answers with success; rejects with a Stop after three minutes. */
export async function answers(url) {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Stop(`${url} did not come up within ${READY_TIMEOUT_MS / 1000} s.`);
}
