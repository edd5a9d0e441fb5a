import { buildChanged } from './lib/build.mjs';
import { findBrowser } from './lib/machine/browser.mjs';
import { install } from './lib/machine/install.mjs';
import { run } from './lib/processes/run.mjs';
import { main } from './lib/processes/steps.mjs';

/**
 * `npm run screenshots`: takes all pictures of the README anew from the demo shop.
 * `npm run screenshots -- basket checkout`: only those whose file names match.
 */
await main(async () => {
  await install();
  await buildChanged();
  const playwright = 'e2e/node_modules/@playwright/test/cli.js';
  const config = 'e2e/playwright.screenshots.config.ts';
  const names = process.argv.slice(2).join('|');
  await run('node', [playwright, 'test', '-c', config, ...(names ? ['--grep', names] : [])], {
    env: { CHROMIUM_PATH: await findBrowser() },
  });
});
