import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes/run.mjs';
import { step } from './processes/steps.mjs';
import { frontends, root } from './project.mjs';

const LANES = 2;

/**
 * Builds the shell and areas whose sources have changed since their last build; returns the folders built.
 */
export async function buildChanged(folders = frontends) {
  const changed = folders.filter((folder) => !isFresh(folder));
  if (changed.length === 0) return [];
  let done = 0;
  await step(`Building ${changed.join(', ')}`, async (show) => {
    const queue = [...changed];
    const lane = async () => {
      for (let folder = queue.shift(); folder; folder = queue.shift()) {
        await build(folder, (line) => show(`${done}/${changed.length} ${folder}: ${line}`));
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  });
  return changed;
}

/** Builds one again, under a version of its own. */
export async function buildAs(folder, version) {
  await step(`Building ${folder} as ${version}`, (show) => build(folder, show, { RELEASE_VERSION: version }));
}

async function build(folder, onLine, env = {}) {
  const before = fingerprint(folder);
  await run('node', ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'], {
    cwd: join(root, folder),
    env: { NODE_ENV: 'production', ...env },
    onLine,
    title: `Building ${folder}`,
  });
  writeFileSync(stampOf(folder), before);
}

function isFresh(folder) {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folder);
}

const stampOf = (folder) => join(root, folder, 'dist', '.sources');

/** Changes with every source of a folder, of the shared packages and of the libraries they use. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  hash.update(lockedFor(folder));
  for (const base of [folder, 'shared']) hashFolder(hash, join(root, base), base);
  return hash.digest('hex');
}

/** The lockfile without entries of other packages: a remote that comes or goes does not change this one. */
function lockedFor(folder) {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  return lock.replace(/(?<=^importers:\n)[\s\S]*?(?=^packages:$)/m, (importers) =>
    importers
      .split(/^ {2}(?=\S)/m)
      .filter((importer) => importer.startsWith(`${folder}:`) || importer.startsWith('shared/'))
      .join(''),
  );
}

function hashFolder(hash, folder, name) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (['node_modules', 'dist', 'testing', 'gallery'].includes(entry.name)) continue;
    if (/\.(test|stories)\.tsx?$|\.md$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, path, `${name}/${entry.name}`);
    else hash.update(`${name}/${entry.name}\n`).update(readFileSync(path));
  }
}
