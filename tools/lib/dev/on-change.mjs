import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 500;
const SETTLE_MS = 150;

/**
 * Calls back after every change below the given files and folders, one call at a time, and never returns. It
 * polls: editors that save by renaming, and `git checkout`, make Node's own `--watch` lose the file.
 */
export async function onChange(paths, react) {
  let known = await fingerprint(paths);
  for (;;) {
    // The timer keeps no process alive: without a server there is nothing to restart.
    await delay(POLL_MS, undefined, { ref: false });
    let now = await fingerprint(paths);
    if (now === known) continue;
    // A save of many files is one change.
    do {
      known = now;
      await delay(SETTLE_MS);
      now = await fingerprint(paths);
    } while (now !== known);
    await react();
  }
}

async function fingerprint(paths) {
  const files = (await Promise.all(paths.map(filesBelow))).flat();
  return (await Promise.all(files.map(stampOf))).join('\n');
}

async function filesBelow(path) {
  const entries = await readdir(path, { recursive: true }).catch(() => ['']);
  return entries.filter((name) => !name.includes('.test.')).map((name) => join(path, name));
}

async function stampOf(file) {
  const found = await stat(file).catch(() => undefined);
  return found?.isDirectory() ? file : `${file} ${found?.mtimeMs} ${found?.size}`;
}
