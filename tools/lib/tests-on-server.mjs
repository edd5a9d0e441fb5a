import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The one way by which a test learns of the server. */
const SIGN = 'TEST_DATABASE_URL';
/** Any path of a neighbour in quotes: imports, and files given to workers or processes. */
const NEIGHBOUR = /['"](\.{1,2}\/[^'"\n]+\.ts)['"]/g;

/**
 * The test files below `folder` that can come to the database server: they, or what they import, however far, read
 * its address. All others do the same with a server and without.
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
