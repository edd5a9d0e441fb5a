import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './lib/build.mjs';
import { findBrowser } from './lib/machine/browser.mjs';
import { install } from './lib/machine/install.mjs';
import { withPostgres } from './lib/machine/postgres.mjs';
import { environment, run } from './lib/processes/run.mjs';
import { main, Stop, step } from './lib/processes/steps.mjs';
import { root } from './lib/project.mjs';

const inBrowser = async (name) => {
  await buildChanged();
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', '-c', 'playwright.bench.config.ts', name];
  const beside = process.argv.slice(3).join(' ');
  return measure('e2e', args, { CHROMIUM_PATH: await findBrowser(), BENCH_BESIDE: beside });
};
/** Builds the sources as one bundle too (`e2e/bench/one-bundle`), which first views are compared with. */
const besideOneBundle = async (name) => {
  await buildChanged();
  const config = join(root, 'e2e/bench/one-bundle/webpack.config.mjs');
  const args = ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production', '-c', config];
  await step('Building one bundle', (onLine) =>
    run('node', args, {
      cwd: join(root, 'shell'),
      env: { NODE_ENV: 'production' },
      onLine,
      title: 'one bundle',
    }),
  );
  return inBrowser(name);
};
const onBothStores = (file, folder = 'delivery') =>
  withPostgres((url) =>
    measure(folder, [file, ...process.argv.slice(3)], {
      BENCH_DATABASE_URL: process.env.BENCH_DATABASE_URL ?? url,
    }),
  );

/** The benchmarks by name. */
const benches = {
  listing: () => onBothStores('bench/listing.bench.ts', 'backend'),
  'listing-view': () => onBothStores('bench/listing-view.bench.ts', 'backend'),
  search: () => onBothStores('bench/search.bench.ts', 'backend'),
  'quick-order': () => onBothStores('bench/quick-order.bench.ts', 'backend'),
  finances: () => onBothStores('bench/finances.bench.ts', 'backend'),
  'manager-cabinet': () => onBothStores('bench/manager-cabinet.bench.ts', 'backend'),
  'office-clients': () => onBothStores('bench/office-clients.bench.ts', 'backend'),
  notifications: () => onBothStores('bench/notifications.bench.ts', 'backend'),
  exchange: () => onBothStores('bench/exchange.bench.ts', 'backend'),
  'placing-killed': () => onBothStores('bench/placing-killed.bench.ts', 'backend'),
  rollback: () => onBothStores('bench/rollback.bench.ts'),
  publish: () => onBothStores('bench/publish.bench.ts'),
  'first-view': () => besideOneBundle('first-view'),
  interactions: () => inBrowser('interactions'),
  'listing-page': () => inBrowser('listing-page'),
  'returning-visitor': () => inBrowser('returning-visitor'),
  'broken-releases': () => inBrowser('broken-releases'),
};

/** `npm run bench -- rollback`: measures, prints, and leaves nothing behind. */
await main(async () => {
  const bench = benches[process.argv[2]];
  if (!bench) throw new Stop(`Say what to measure: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  await install();
  process.exitCode = await bench();
});

function measure(folder, args, env = {}) {
  const child = spawn('node', args, { cwd: join(root, folder), env: environment(env), stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', resolve));
}
