import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { buildChanged } from './lib/build.mjs';
import { Checks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { frontends, root, sharedPackages } from './lib/project.mjs';
import { main } from './lib/steps.mjs';

const packages = [...sharedPackages, ...frontends, 'backend', 'delivery', 'e2e'];
const playwright = 'e2e/node_modules/@playwright/test/cli.js';
const checks = new Checks();

await main(async () => {
  await install();
  await checks.run('Formatting and lint', 'biome', ['ci', '--error-on-warnings', '.']);
  await checks.run('Layers', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...packages]);
  await checks.run('Floors', 'node', ['tools/floors-check.mjs']);
  await checks.run('Dead code', 'knip', []);
  await checks.run('Requirements', 'node', ['tools/requirements-check.mjs']);
  await checks.run('Tools', 'node', ['--test', 'tools/lib/*.test.mjs']);
  for (const folder of packages.filter(isTyped))
    await checks.run(`Types of ${folder}`, 'tsc', ['--noEmit', '-p', folder]);
  await checks.run('Parts and pages', 'jest', ['--ci', '--maxWorkers=2']);
  for (const folder of ['delivery', 'backend'])
    await checks.run(`Server ${folder}`, 'node', [
      '--test',
      '--test-concurrency=2',
      `${folder}/src/**/*.test.ts`,
    ]);
  await buildChanged();
  await checks.run('Weight', 'size-limit', []);
  const browser = await findBrowser();
  await checks.run('The shop in a browser', 'node', [playwright, 'test', '-c', 'e2e'], {
    CHROMIUM_PATH: browser,
  });
  checks.tell();
});

function isTyped(folder) {
  return existsSync(join(root, folder, 'tsconfig.json'));
}
