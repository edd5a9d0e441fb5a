import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAs } from './build.mjs';
import { run } from './processes/run.mjs';
import { Stop, step } from './processes/steps.mjs';
import { trialSettings } from './processes/trial.mjs';
import { areaOf, frontends, root } from './project.mjs';

/**
 * Publishes the packages that were just built, and builds that the store has never had. Anything else stays
 * as operations left it: a release that was rolled back yesterday does not return with today's start.
 */
export async function publish(built, releasesDir, wanted = frontends) {
  const journal = await history(releasesDir);
  let folders = wanted.filter((folder) => built.includes(folder) || isNew(folder, journal, releasesDir));
  const ownVersions = new Map();
  while (folders.length > 0) {
    const { taken, withdrawn } = await tryPublishing(folders, releasesDir);
    if (withdrawn) {
      // The release failed for visitors, so the live one stays.
      folders = folders.filter((folder) => areaOf(folder) !== withdrawn.area);
      continue;
    }
    if (!taken) return;
    const { version, count } = ownVersions.get(taken.area) ?? { version: taken.version, count: 1 };
    ownVersions.set(taken.area, { version, count: count + 1 });
    const folder = folders.find((each) => areaOf(each) === taken.area);
    await buildAs(folder, `${version}-${count + 1}`);
  }
}

/**
 * Whether the store has never had the build of this folder: its version is not in the journal as far as it is
 * read, or has other files.
 */
function isNew(folder, journal, releasesDir) {
  const { area, version, files } = releaseOf(join(root, folder, 'dist'));
  const isKnown = journal.some(
    ({ area: changed, to, pointer }) =>
      changed === area && (to === version || pointer?.canary?.version === version),
  );
  if (!isKnown) return true;
  try {
    const kept = releaseOf(join(releasesDir, area, version)).files;
    return Object.keys(files).some((file) => kept[file]?.integrity !== files[file].integrity);
  } catch {
    // Pruned, or in PostgreSQL.
    return false;
  }
}

const releaseOf = (folder) => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));

/**
 * Publishes all at once: a shell and areas that changed together would be refused one by one. Returns the
 * obstacle: `taken`, a version that the store has with other content (from another folder, or from a time
 * when versions were computed differently), or `withdrawn`, an area whose release failed for visitors.
 */
async function tryPublishing(folders, releasesDir) {
  const areas = folders.map(areaOf);
  const lines = [];
  try {
    await step(`Publishing ${areas.join(', ')}`, () =>
      release(releasesDir, ['publish', '--json', '--drop-unfit-previous', ...areas], (line) =>
        lines.push(line),
      ),
    );
    return {};
  } catch (error) {
    const refused = refusalIn(lines);
    if (!refused) throw error;
    const { taken, withdrawn } = refused;
    const text = textOf(refused);
    if (!taken && !withdrawn) throw new Stop(text);
    console.log(text);
    return { taken, withdrawn };
  }
}

function refusalIn(lines) {
  try {
    return JSON.parse(lines.join('\n')).error;
  } catch {
    return undefined;
  }
}

function textOf({ message, reasons = [] }) {
  return [message, ...reasons.map((reason) => `  - ${reason}`)].join('\n');
}

async function history(releasesDir) {
  const lines = [];
  try {
    await release(releasesDir, ['history', '--json', '--limit', '1000'], (line) => lines.push(line));
  } catch (error) {
    const refused = refusalIn(lines);
    throw refused ? new Stop(textOf(refused)) : error;
  }
  return JSON.parse(lines.join('\n'));
}

/** Runs the command on this shop's store, whatever origin an operator's environment names. */
function release(releasesDir, args, onLine) {
  return run('node', ['delivery/src/release-cli.ts', ...args], {
    env: { ...trialSettings(), RELEASES_DIR: releasesDir, RELEASE_ORIGIN: '' },
    onLine,
    title: `release ${args[0]}`,
  });
}
