import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Every test reads the server's address from this variable. */
const SIGN = 'TEST_DATABASE_URL';
/** Relative paths in quotes: imports, and files given to workers or processes. */
const NEIGHBOUR = /['"](\.{1,2}\/[^'"\n]+\.ts)['"]/g;

/**
 * The test files below `folder` that may use the database server: they, or a file they import, however
 * indirectly, read its address. All others do the same with and without a server.
 */
export function testsOnServer(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort()
    .filter(reachesServer);
}

function reachesServer(test) {
  const reached = new Set([test]);
  for (const file of reached) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(SIGN)) return true;
    for (const [, path] of text.matchAll(NEIGHBOUR)) {
      const next = resolve(dirname(file), path);
      if (existsSync(next)) reached.add(next);
    }
  }
  return false;
}
