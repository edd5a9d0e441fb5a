import { run } from '../processes/run.mjs';
import { step } from '../processes/steps.mjs';

/**
 * Seconds after which an optional package is given up. The limit covers the download only: unpacking is never
 * interrupted.
 */
const UPDATE_TIMEOUT_S = '60';
const DOWNLOAD_TIMEOUT_S = '300';

/** Installs packages of Debian or Ubuntu, with sudo unless we are root. */
export async function aptInstall(title, ...packages) {
  await step(`Installing ${title}`, async (show) => {
    await apt(show, [], 'update', '-q');
    await apt(show, [], 'install', '-y', '-q', ...packages);
  });
}

/**
 * Installs an optional package if it is available quickly. Returns whether it was installed, and prints no
 * reason.
 */
export async function aptTry(name, show) {
  const install = ['install', '-y', '-q', '--no-install-recommends', name];
  try {
    await apt(show, ['timeout', UPDATE_TIMEOUT_S], 'update', '-q');
    await apt(show, ['timeout', DOWNLOAD_TIMEOUT_S], ...install, '--download-only');
    await apt(show, [], ...install);
    return true;
  } catch {
    return false;
  }
}

export function isRoot() {
  return process.getuid?.() === 0;
}

function apt(show, within, ...args) {
  const sudo = isRoot() ? [] : ['sudo', '-n'];
  const [command, ...rest] = [
    ...sudo,
    ...within,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...args,
  ];
  return run(command, rest, { onLine: show });
}
