import { createServer } from 'node:net';
import { mainOf } from '../project.mjs';
import { startProcess, stopAll, stopOnSignals, unlessItEnds } from './processes.mjs';
import { Stop, step } from './steps.mjs';

const READY_TIMEOUT_MS = 180_000;

/** Fails with a clear message when the port is not available, or is one that `fetch` and browsers block. */
export async function checkPort(port, host, setting) {
  const why = (await whyNotListen(port, host)) ?? (await whyNotFetch(port));
  if (why) throw new Stop(`Cannot listen on ${host}:${port}: ${why}. Choose another with ${setting}=….`);
}

function whyNotListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const why = {
        EADDRINUSE: `port ${port} is taken by another program`,
        EACCES: `port ${port} needs more permissions than you have`,
        EADDRNOTAVAIL: `this machine has no address ${host}`,
      };
      resolve(why[error.code] ?? error.message);
    });
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** https://fetch.spec.whatwg.org/#port-blocking */
async function whyNotFetch(port) {
  const signal = AbortSignal.timeout(1000);
  const error = await fetch(`http://127.0.0.1:${port}`, { signal }).catch(({ cause }) => cause);
  return error?.message === 'bad port' ? `browsers block port ${port}` : undefined;
}

/**
 * Starts servers one after the other, the main file of each folder on Node 24, and tells when all of them answer. Runs
 * until a signal, which ends them at any moment; when one ends on its own, the others go too, and it rejects with a Stop.
 * @param {readonly { folder: string, title: string, origin: string }[]} servers
 * @param {Record<string, string>} env
 * @param {() => void} onReady
 */
export async function runServers(servers, env, onReady) {
  stopOnSignals();
  try {
    const running = [];
    for (const server of servers) running.push(await startServer(server, env));
    onReady();
    await Promise.race(running.map((server) => unlessItEnds(server, new Promise(() => {}))));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function startServer({ folder, title, origin }, env) {
  let show = () => {};
  const server = startProcess(title, [mainOf(folder)], { cwd: folder, env, onLine: (line) => show(line) });
  await step(`Starting ${title}`, (showLine) => {
    show = showLine;
    return unlessItEnds(server, answers(`${origin}/healthz`));
  });
  show = () => {};
  return server;
}

/** Resolves once an address answers successfully; rejects with a Stop after three minutes. */
export async function answers(url) {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Stop(`${url} did not come up within ${READY_TIMEOUT_MS / 1000} s.`);
}
