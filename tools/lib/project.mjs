import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What this shop is made of, in the order in which it is built; every other remote comes after it. */
export const ownFrontends = [
  'shell',
  'mfe-catalog',
  'mfe-basket-order',
  'mfe-finances',
  'mfe-manager',
  'mfe-support',
];

/** What shell, remotes and servers have in common: each a package of its own. */
export const sharedPackages = readdirSync(join(root, 'shared'))
  .filter((name) => existsSync(join(root, 'shared', name, 'package.json')))
  .map((name) => `shared/${name}`);

/** What the browser loads, by folder: the shell and every remote there is. */
export const frontends = [...ownFrontends, ...otherRemotes()];

/** The file that node runs for `npm start` in the folder of a server. */
export function mainOf(folder) {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return scripts.start.replace('node ', '');
}

/** An area's name is its folder without `mfe-`. */
export const areaOf = (folder) => folder.replace(/^mfe-/, '');

export const PNPM = 'pnpm@12.21.0';

/** A folder that another branch has left behind holds packages and builds, but no area. */
function otherRemotes() {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && !ownFrontends.includes(folder))
    .filter((folder) => existsSync(join(root, folder, 'area.json')))
    .sort();
}
