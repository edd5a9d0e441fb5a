import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { environment } from './run.mjs';
import { Stop } from './steps.mjs';

const PATIENCE_MS = 8000;
const PRINTED_LINES = 200;
const running = new Set();
let stopping;

/**
 * Starts Node 24 with a program that stays, in a process group of its own: whatever it starts ends with it, and
 * Ctrl+C reaches it only through `stopAll`. Every line it prints goes to `onLine`; what only the person at the terminal
 * may read goes past it, to descriptor 3.
 * @param {string} name what messages call it
 */
export function startProcess(name, args, { cwd, env = {}, onLine }) {
  const child = spawn('node', args, {
    cwd: join(root, cwd),
    env: environment({ FORCE_COLOR: '0', ...env }),
    stdio: [
      'ignore',
      'pipe',
      'pipe',
      process.stdin.isTTY && process.stdout.isTTY ? process.stdout.fd : 'ignore',
    ],
    detached: true,
  });
  const printed = [];
  const record = (chunk) => {
    for (const line of String(chunk).split(/\r?\n/).filter(Boolean)) {
      printed.push(line);
      if (printed.length > PRINTED_LINES) printed.shift();
      onLine(line, printed);
    }
  };
  child.stdout.on('data', record);
  child.stderr.on('data', record);
  const exited = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  const started = { name, printed, exited, stop: () => stop(child, exited) };
  running.add(started);
  exited.then(() => running.delete(started));
  return started;
}

/** Stops every process that was started, politely first; resolves when none is left. */
export function stopAll() {
  stopping ??= Promise.all([...running].map((started) => started.stop()));
  return stopping;
}

/** Makes signals stop every process that was started or is being started, and then this program. */
export function stopOnSignals() {
  // A closed terminal must not keep the servers from being stopped.
  process.stdout.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stopAll().then(() => process.exit()));
}

/** Whether `stopAll` has been called. */
export const isStopping = () => stopping !== undefined;

/**
 * Resolves with the result of `work`; rejects when the process ends before that without having been stopped.
 */
export function unlessItEnds({ name, printed, exited }, work) {
  const ended = exited.then((code) => {
    if (stopping) return new Promise(() => {});
    throw new Stop(`${printed.slice(-30).join('\n')}\n${name} ended with ${code}.`);
  });
  return Promise.race([work, ended]);
}

/**
 * Only the group's leader gets the signal: it passes it on itself, and a second one would cut the others
 * short.
 */
async function stop(child, exited) {
  child.kill('SIGTERM');
  const impatience = setTimeout(() => killGroup(child.pid), PATIENCE_MS);
  await exited;
  clearTimeout(impatience);
  killGroup(child.pid);
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}
