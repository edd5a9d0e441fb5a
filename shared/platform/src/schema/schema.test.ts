import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schema from './index.ts';

const root = join(__dirname, '../../../..');
/** These files are parsed by servers and builds only. */
const ofServers = /platform\/(area|release|budgets)\.ts$|shared\/server\//;

it('offers every function of valibot that an area may call', () => {
  const files = globSync(['shared/*/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}'], { cwd: root });
  const called = files
    .filter((file) => !/\.test\.tsx?$/.test(file) && !ofServers.test(file.replaceAll('\\', '/')))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\bv\.([a-z]\w*)\(/g)])
    .map(([, name]) => name!);
  expect(called.length).toBeGreaterThan(100);
  expect(called.filter((name) => !Object.hasOwn(schema, name))).toEqual([]);
});
