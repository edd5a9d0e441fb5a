import { readdirSync, readFileSync } from 'node:fs';
import { firstScreens, LAZY_CHUNK_BUDGET, lazyScripts } from './shared/contracts/src/platform/budgets.ts';

/**
 * The weight budgets of `contracts/budgets.ts` over the builds of this checkout. The gate of releases holds every
 * release to the same ones when it is published; this says it before.
 */
const releaseOf = (folder) => JSON.parse(readFileSync(`${folder}/dist/release.json`, 'utf8'));
const folderOf = ({ area }) => (area === 'shell' ? 'shell' : `mfe-${area}`);
const limitOf = (bytes) => `${bytes / 1000} kB`;

const shell = releaseOf('shell');
const areas = readdirSync('.')
  .filter((name) => name.startsWith('mfe-'))
  .map(releaseOf);

const screens = firstScreens(shell, areas).map(({ path, scripts, budgetBytes }) => ({
  name: path,
  path: scripts.map(({ release, file }) => `${folderOf(release)}/dist/${file}`),
  limit: limitOf(budgetBytes),
  brotli: true,
}));

const lazy = [shell, ...areas].flatMap((release) =>
  lazyScripts(release).map((file) => ({
    name: `lazy ${folderOf(release)}/${file}`,
    path: [`${folderOf(release)}/dist/${file}`],
    limit: limitOf(LAZY_CHUNK_BUDGET),
    brotli: true,
  })),
);

export default [...screens, ...lazy];
