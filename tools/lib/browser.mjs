import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { environment, run } from './run.mjs';
import { Stop, step } from './steps.mjs';

const CANDIDATES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_TIMEOUT_S = '300';

/**
 * A Chromium for the tests: CHROMIUM_PATH, else one of the machine, else Playwright's own download, else the
 * system's package. Answers the path of a browser that has been seen to start.
 */
export async function findBrowser() {
  const present = [process.env.CHROMIUM_PATH, ...CANDIDATES.map(which)].filter(Boolean).find(starts);
  if (present) return present;
  return step('Installing a browser', async (show) => {
    await run('timeout', [DOWNLOAD_TIMEOUT_S, 'node', playwrightCli, 'install', 'chromium'], {
      onLine: show,
    }).catch(() => undefined);
    const downloaded = playwrightBrowser();
    if (downloaded && starts(downloaded)) return downloaded;
    await installPackage(show);
    const installed = CANDIDATES.map(which).filter(Boolean).find(starts);
    if (installed) return installed;
    throw new Stop('No browser to test with. Install Chromium and set CHROMIUM_PATH to it.');
  });
}

const playwrightCli = join(root, 'e2e/node_modules/@playwright/test/cli.js');

function playwrightBrowser() {
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync('node', ['-e', script], {
    cwd: join(root, 'e2e'),
    env: environment(),
    encoding: 'utf8',
  });
  const path = stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

async function installPackage(show) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const call = (...args) => run(apt[0], [...apt.slice(1), ...args], { onLine: show }).catch(() => undefined);
  await call('update', '-q');
  await call('install', '-y', '-q', '--no-install-recommends', 'chromium');
}

function starts(path) {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready'];
  const { stdout } = spawnSync(path, args, { encoding: 'utf8', timeout: 60_000 });
  return Boolean(stdout?.includes('ready'));
}

function which(command) {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
