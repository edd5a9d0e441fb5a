import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notShipped = [':(exclude)**/*.test.*', ':(exclude)**/*.stories.*', ':(exclude)**/*.md'];

/**
 * The version of what is built from `paths`: the package's version and the last commit that touched them, so a commit
 * elsewhere makes no new release. Uncommitted work is told apart by a hash of the files. RELEASE_VERSION, where set,
 * is taken instead: a pipeline may number its releases its own way.
 */
export function releaseVersion(root, paths) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (process.env.RELEASE_VERSION) return { version: process.env.RELEASE_VERSION, commit: null };
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('log', '-1', '--format=%h', '--abbrev=10', '--', ...paths, ...notShipped) || null;
    const isClean = git('status', '--porcelain', '--', ...paths, ...notShipped) === '';
    if (commit && isClean) return { version: `${version}-${commit}`, commit };
    const files = git('ls-files', '-co', '--exclude-standard', '--full-name', '--', ...paths, ...notShipped);
    const top = git('rev-parse', '--show-toplevel');
    return { version: `${version}-${contentHash(top, files.split('\n'))}.dirty`, commit };
  } catch {
    // No git, or no checkout: a source archive.
    return { version: `${version}-${contentHash('/', paths.flatMap(filesBelow))}`, commit: null };
  }
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\/dist(\/|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.(test|stories)\.|\.md$/.test(file));
}

function contentHash(top, files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    try {
      hash.update(`${file}\0`).update(readFileSync(join(top, file)));
    } catch {
      hash.update('deleted');
    }
  }
  return hash.digest('hex').slice(0, 10);
}
