import { run } from '../lib/processes/run.mjs';
import { step } from '../lib/processes/steps.mjs';
import { PNPM } from '../lib/project.mjs';

/** Updates pnpm-lock.yaml for the packages that exist, from the local store where possible. */
export function updateLockfile() {
  return step('Updating pnpm-lock.yaml', (show) =>
    run('npx', ['-y', PNPM, 'install', '--lockfile-only', '--prefer-offline'], {
      onLine: show,
      title: 'pnpm install',
    }),
  );
}
