import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BROWSERS_OWN = /^\.?org\.chromium\./;
const COMPILE_CACHE = 'compile-cache';
const MEMORY = '/dev/shm';
/** Far more than a whole run leaves at a time. */
const ROOM_BYTES = 4 * 1024 ** 3;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Gives this program and everything it starts a temporary folder of their own, which is removed when the program ends,
 * by a signal as well. Node's processes share what they compile there.
 * @returns {{ leftovers(): string[] }} the names of what lies in it at the moment, but for what a killed browser leaves
 */
export function claimTemporaryFolder() {
  const folder = mkdtempSync(join(process.env.TMPDIR ?? findMemory() ?? tmpdir(), 'specosnova-'));
  // A server that runs as a user of its own has a folder below.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE = join(folder, COMPILE_CACHE);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
  return {
    leftovers: () =>
      readdirSync(folder)
        .filter((name) => name !== COMPILE_CACHE && !BROWSERS_OWN.test(name))
        .sort(),
  };
}

/** A folder in memory with enough room: a database is copied there ten times as fast as on many a disk. */
function findMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
