import { run } from './run.mjs';
import { step } from './steps.mjs';

/** Seconds after which a package that need not be had is given up; one that comes is never stopped while unpacked. */
const UPDATE_TIMEOUT_S = '60';
const DOWNLOAD_TIMEOUT_S = '300';

/** Installs packages of Debian or Ubuntu, with sudo unless we are root. */
export async function aptInstall(title, ...packages) {
  await step(`Installing ${title}`, async (show) => {
    await apt(show, [], 'update', '-q');
    await apt(show, [], 'install', '-y', '-q', ...packages);
  });
}

/** Installs a package if it can be had soon; whether it has been installed, without a word of why it has not. */
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
