import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { environment, run } from '../processes/run.mjs';
import { Stop, step } from '../processes/steps.mjs';
import { PLAYWRIGHT, root } from '../project.mjs';
import { aptTry, isRoot } from './apt.mjs';

/** Headless shells: the tests take a quarter less time than in a full browser of the same version. */
const SHELLS = ['chromium-headless-shell', 'headless_shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_TIMEOUT_S = '300';

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, else a headless shell of the machine or of Debian, else a
 * full browser of the machine, else Playwright's own download, else the system's package. Returns the path of
 * one that starts.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && starts(given)) return given;
  return (
    firstOf(SHELLS) ??
    (isRoot() && which('apt-get') ? await installShell() : undefined) ??
    firstOf(WHOLE) ??
    (await installAny())
  );
}

/** Only Debian has this package: elsewhere the search goes on silently. */
function installShell() {
  return step('Looking for a headless browser', async (show) => {
    await aptTry('chromium-headless-shell', show);
    return firstOf(SHELLS);
  });
}

function installAny() {
  return step('Installing a browser', async (show) => {
    const download = [playwrightCli, 'install', '--only-shell', 'chromium'];
    await run('timeout', [DOWNLOAD_TIMEOUT_S, 'node', ...download], { onLine: show }).catch(() => undefined);
    const downloaded = playwrightShell();
    if (downloaded && starts(downloaded)) return downloaded;
    await aptTry('chromium', show);
    const installed = firstOf(WHOLE);
    if (installed) return installed;
    throw new Stop('No browser to test with. Install Chromium and set CHROMIUM_PATH to it.');
  });
}

const playwrightCli = join(root, PLAYWRIGHT);

/** The folder of Playwright's headless shell, which its API reports only for the full browser. */
function playwrightShell() {
  const { stdout } = spawnSync('node', [playwrightCli, 'install', '--only-shell', '--dry-run', 'chromium'], {
    env: environment(),
    encoding: 'utf8',
  });
  const folder = /Install location:\s*(\S.*)/.exec(stdout ?? '')?.[1]?.trim();
  if (!folder || !existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true }).find((name) => SHELLS.includes(basename(name)));
  return file && join(folder, file);
}

function firstOf(commands) {
  return commands.map(which).filter(Boolean).find(starts);
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
