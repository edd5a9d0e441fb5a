import { areaOf, frontends } from './project.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/**
 * Publishes what was just built, and what the store has never had. Anything else stays as operations left it:
 * a release taken back yesterday does not return with today's start.
 */
export async function publish(built, releasesDir, wanted = frontends) {
  const published = await publishedAreas(releasesDir);
  const folders = wanted.filter((folder) => built.includes(folder) || !published.includes(areaOf(folder)));
  if (folders.length === 0) return;
  await step(`Publishing ${folders.map(areaOf).join(', ')}`, (show) =>
    // All at once: a shell and areas that changed together are refused one by one.
    release(releasesDir, ['publish', '--drop-unfit-previous', ...folders.map(areaOf)], show),
  );
}

/** An area whose pointer is damaged has been published too; operations mend it, no start does. */
async function publishedAreas(releasesDir) {
  const lines = await release(releasesDir, ['status', '--json'], () => {});
  return JSON.parse(lines.join('\n')).map(({ area }) => area);
}

/** On the store of this shop, whatever origin an operator's shell may name. */
function release(releasesDir, args, onLine) {
  return run('node', ['delivery/src/release-cli.ts', ...args], {
    env: { RELEASES_DIR: releasesDir, RELEASE_ORIGIN: '' },
    onLine,
    title: `release ${args[0]}`,
  });
}
