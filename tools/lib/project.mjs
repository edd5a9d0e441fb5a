import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The areas of this shop, in the order in which they are built; every other remote comes after them. */
export const ownFrontends = [
  'shell',
  'mfe-catalog',
  'mfe-basket-order',
  'mfe-finances',
  'mfe-manager',
  'mfe-office',
  'mfe-support',
];

/** The packages that shell, remotes and servers share. */
export const sharedPackages = readdirSync(join(root, 'shared'))
  .filter((name) => existsSync(join(root, 'shared', name, 'package.json')))
  .map((name) => `shared/${name}`);

/** The packages that run in the browser, by folder: the shell and every remote. */
export const frontends = [...ownFrontends, ...otherRemotes()];

/** The file that node runs for `npm start` in the folder of a server. */
export function mainOf(folder) {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return scripts.start.replace('node ', '');
}

/** An area's name is its folder without `mfe-`. */
export const areaOf = (folder) => folder.replace(/^mfe-/, '');

export const PNPM = 'pnpm@12.21.0';

/** Playwright's command, from the root of the checkout. */
export const PLAYWRIGHT = 'e2e/node_modules/@playwright/test/cli.js';

/** Keeps what jest has compiled out of the temporary folder, so that it outlives a run. */
export const JEST_CACHE = `--cacheDirectory=${join(root, 'node_modules/.cache/jest')}`;

/** A folder that another branch has left behind holds packages and builds, but no area. */
function otherRemotes() {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && !ownFrontends.includes(folder))
    .filter((folder) => existsSync(join(root, folder, 'area.json')))
    .sort();
}
