import { existsSync } from 'node:fs';
import { buildChanged } from './lib/build.mjs';
import { nodeTests } from './lib/checks/node-tests.mjs';
import { aptInstall } from './lib/machine/apt.mjs';
import { install } from './lib/machine/install.mjs';
import { main, Stop } from './lib/processes/steps.mjs';

const firefox = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
const webkit = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

/** Tests the released build in other engines than Chromium, which the browser tests of `npm test` use. */
await main(async () => {
  await install();
  await buildChanged();
  if (!existsSync(firefox)) await aptInstall('Firefox', '--no-install-recommends', 'firefox-esr');
  if (!existsSync(firefox)) throw new Stop(`There is no Firefox at ${firefox}. Set FIREFOX_PATH to one.`);
  if (!webkit.every(existsSync))
    await aptInstall('WebKit', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb', 'xauth');
  if (!webkit.every(existsSync)) throw new Stop('WebKit is installed, but not where Debian puts it.');
  await nodeTests('tools/engines-test.mjs', 'The shop in Firefox and WebKit', ['e2e/engines/*.test.ts'], {
    FIREFOX_PATH: firefox,
  });
});
