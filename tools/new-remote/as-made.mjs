import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';

const stampOf = (folder) => join(root, 'node_modules/.cache/specosnova', `${folder}-as-made`);

/** Remembers the files of a remote that has just been made. */
export function rememberAsMade(folder) {
  mkdirSync(dirname(stampOf(folder)), { recursive: true });
  writeFileSync(stampOf(folder), fingerprint(folder));
}

/** Whether the files are still those that were generated. */
export function isAsMade(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === fingerprint(folder);
}

export function forgetAsMade(folder) {
  rmSync(stampOf(folder), { force: true });
}

function fingerprint(folder) {
  const hash = createHash('sha256');
  const hashFolder = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (['node_modules', 'dist'].includes(entry.name)) continue;
      const file = `${path}/${entry.name}`;
      if (entry.isDirectory()) hashFolder(file);
      else hash.update(`${file}\n`).update(readFileSync(join(root, file)));
    }
  };
  hashFolder(folder);
  return hash.digest('hex');
}
