import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A placeholder for the version in the files of a build until it is known: the version is their hash. */
export const VERSION_TO_COME = 'version_to_come';

/**
 * The package's version and a hash of the build's content, so a version never means two contents and equal
 * content never has two. RELEASE_VERSION, where set, replaces it: a pipeline may number its releases its own
 * way.
 */
export function versionOf(root, content) {
  if (process.env.RELEASE_VERSION) return process.env.RELEASE_VERSION;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `${version}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)}`;
}

/** The commit that is checked out; null with uncommitted changes, and in a source archive. */
export function commitOf(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', '--short=10', 'HEAD') : null;
  } catch {
    return null;
  }
}
