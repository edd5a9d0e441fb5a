import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BROWSERS_OWN = /^\.?org\.chromium\./;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Gives this program and everything it starts a temporary folder of their own, which is removed when the program ends,
 * by a signal as well.
 * @returns {{ leftovers(): string[] }} the names of what lies in it at the moment, but for what a killed browser leaves
 */
export function claimTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'specosnova-'));
  // A server that runs as a user of its own has a folder below.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
  return {
    leftovers: () =>
      readdirSync(folder)
        .filter((name) => !BROWSERS_OWN.test(name))
        .sort(),
  };
}
