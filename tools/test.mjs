import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { buildChanged } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { Outcome } from './lib/outcome.mjs';
import { frontends, root, sharedPackages } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { main, Stop, step } from './lib/steps.mjs';

const packages = [...sharedPackages, ...frontends, 'backend', 'delivery', 'e2e'];
const playwright = 'e2e/node_modules/@playwright/test/cli.js';
const outcome = new Outcome();
const broken = [];

await main(async () => {
  await install();
  await check('Formatting and lint', 'biome', ['ci', '--error-on-warnings', '.']);
  await check('Layers', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...packages]);
  await check('Dead code', 'knip', []);
  await check('Requirements', 'node', ['tools/requirements-check.mjs']);
  await check('Tools', 'node', ['--test', 'tools/lib/*.test.mjs']);
  for (const folder of packages.filter(isTyped))
    await check(`Types of ${folder}`, 'tsc', ['--noEmit', '-p', folder]);
  await check('Parts and pages', 'jest', ['--ci', '--maxWorkers=2']);
  for (const folder of ['delivery', 'backend'])
    await check(`Server ${folder}`, 'node', ['--test', '--test-concurrency=2', `${folder}/src/**/*.test.ts`]);
  await buildChanged();
  await check('Weight', 'size-limit', []);
  const browser = await findBrowser();
  await check('The shop in a browser', 'node', [playwright, 'test', '-c', 'e2e'], { CHROMIUM_PATH: browser });
  if (broken.length > 0) console.log(`\nNot green: ${broken.join(', ')}`);
  console.log(`\n${outcome.line}`);
  if (broken.length > 0) process.exitCode = 1;
});

function isTyped(folder) {
  return existsSync(join(root, folder, 'tsconfig.json'));
}

/** Runs one check to its end; a failing one is shown whole, and the others still run. */
async function check(title, command, args, env = {}) {
  const lines = [];
  try {
    await step(title, (show) =>
      run(command, args, {
        env: { FORCE_COLOR: '0', ...env },
        title,
        onLine: (line) => {
          lines.push(line);
          show(line);
        },
      }),
    );
    outcome.read(lines);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(lines.slice(-200).join('\n'));
    outcome.read(lines);
    if (outcome.failed === 0) outcome.add(0, 1);
    broken.push(title);
  }
}
