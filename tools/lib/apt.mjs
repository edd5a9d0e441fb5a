import { run } from './run.mjs';
import { step } from './steps.mjs';

/** Installs packages of Debian or Ubuntu, with sudo unless we are root. */
export async function aptInstall(title, ...packages) {
  await step(`Installing ${title}`, async (show) => {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    await run(apt[0], [...apt.slice(1), 'update', '-q'], { onLine: show });
    await run(apt[0], [...apt.slice(1), 'install', '-y', '-q', ...packages], { onLine: show });
  });
}
