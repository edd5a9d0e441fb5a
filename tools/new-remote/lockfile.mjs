import { PNPM } from '../lib/project.mjs';
import { run } from '../lib/run.mjs';
import { step } from '../lib/steps.mjs';

/** Brings pnpm-lock.yaml up to the packages that are there; what the store knows is not asked of the registry. */
export function updateLockfile() {
  return step('Updating pnpm-lock.yaml', (show) =>
    run('npx', ['-y', PNPM, 'install', '--lockfile-only', '--prefer-offline'], {
      onLine: show,
      title: 'pnpm install',
    }),
  );
}
