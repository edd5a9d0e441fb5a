import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './lib/build.mjs';
import { Checks } from './lib/checks/checks.mjs';
import { selectTests } from './lib/checks/select-tests.mjs';
import { findBrowser } from './lib/machine/browser.mjs';
import { install } from './lib/machine/install.mjs';
import { EMBEDDED, hasServer, testsOfBothDatabases, withTestServer } from './lib/machine/test-server.mjs';
import { main } from './lib/processes/steps.mjs';
import { claimTemporaryFolder } from './lib/processes/temporary-folder.mjs';
import { frontends, JEST_CACHE, PLAYWRIGHT, root, sharedPackages } from './lib/project.mjs';

const packages = [...sharedPackages, ...frontends, 'backend', 'delivery', 'e2e'];
/**
 * The slowest come first. Shell and areas are one program: code that they share is checked once instead of
 * six times.
 */
const programs = ['backend', 'tools/tsconfig.pages.json', ...sharedPackages, 'delivery', 'e2e'];

/** `npm test` runs everything, `npm test -- <file>` the tests of one file or folder. */
await main(async () => {
  const selected = selectTests(process.argv.slice(2));
  const checks = new Checks(claimTemporaryFolder());
  await install();
  if (selected.length > 0) await runSelected(checks, selected);
  else await runAll(checks);
  checks.report();
});

async function runSelected(checks, selected) {
  for (const { title, command, args, needsBuild, needsServer } of selected) {
    if (needsBuild) await buildChanged();
    const run = (env) => checks.run(title, command, args, env);
    if (needsServer) await withTestServer(run);
    else await run(needsBuild ? { CHROMIUM_PATH: await findBrowser() } : {});
  }
}

async function runAll(checks) {
  await checks.runInPairs([
    ['Formatting and lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']],
    ['Styles', 'stylelint', ['{shell,mfe-*,shared/*}/src/**/*.{ts,tsx}']],
    ['Layers', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...packages]],
    ['Floors', 'node', ['tools/floors-check.mjs']],
    ['Browser storage', 'node', ['tools/storage-check.mjs']],
    ['Dead code', 'knip', []],
    ['Requirements', 'node', ['tools/requirements-check.mjs']],
    ['Words', 'node', ['tools/words-check.mjs']],
    ['Tools', 'node', ['--test', 'tools/lib/**/*.test.mjs']],
    ...programs.filter(isTyped).map((program) => [`Types of ${program}`, 'tsc', ['--noEmit', '-p', program]]),
  ]);
  await checks.run('Parts and pages', 'jest', ['--ci', '--maxWorkers=2', JEST_CACHE]);
  await withTestServer((env) => testServers(checks, env));
  await buildChanged();
  await checks.run('Weight', 'size-limit', []);
  const browser = await findBrowser();
  await checks.run('The shop in a browser', 'node', [PLAYWRIGHT, 'test', '-c', 'e2e'], {
    CHROMIUM_PATH: browser,
  });
}

/** On a server, what differs by the kind of database runs on the embedded one as well. */
async function testServers(checks, env) {
  // Tests of servers wait for each other's answers: three fill two cores.
  const run = (title, files, variables) =>
    checks.run(title, 'node', ['--test', '--test-concurrency=3', ...files], variables);
  await run('Servers', ['{backend,delivery}/src/**/*.test.ts'], env);
  if (hasServer(env)) await run('Embedded database', testsOfBothDatabases(), EMBEDDED);
}

function isTyped(program) {
  return program.endsWith('.json') || existsSync(join(root, program, 'tsconfig.json'));
}
