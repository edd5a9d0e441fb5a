import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, frontends } from './project.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/**
 * Publishes what was just built, and what the store has never had. Anything else stays as operations left it:
 * a release taken back yesterday does not return with today's start.
 */
export async function publish(built, releasesDir, wanted = frontends) {
  const missing = wanted.filter(
    (folder) => !existsSync(join(releasesDir, 'pointers', `${areaOf(folder)}.json`)),
  );
  const folders = wanted.filter((folder) => built.includes(folder) || missing.includes(folder));
  if (folders.length === 0) return;
  await step(`Publishing ${folders.map(areaOf).join(', ')}`, async (show) => {
    // All at once: a shell and areas that changed together are refused one by one.
    await run(
      'node',
      ['delivery/src/release-cli.ts', 'publish', '--drop-unfit-previous', ...folders.map(areaOf)],
      {
        env: { RELEASES_DIR: releasesDir },
        onLine: show,
        title: 'release publish',
      },
    );
  });
}
