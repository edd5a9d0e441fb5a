import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { floorsInside, mayImport } from '../.dependency-cruiser.mjs';
import { drawFloors } from './lib/checks/floors.mjs';
import { compareFolders, findAbsentPaths } from './lib/checks/folders.mjs';
import { findNumberFaults } from './lib/checks/numbers.mjs';
import { frontends, root, sharedPackages } from './lib/project.mjs';

/**
 * Compares the drawing in ARCHITECTURE.md with the rules (`--write` renders it anew), and the folders that READMEs name
 * with those that exist. Decisions and migrations have numbers of their own, and the index links every decision.
 */
const file = join(root, 'ARCHITECTURE.md');
const text = readFileSync(file, 'utf8');
const [whole, head] =
  /(<!-- drawn by tools\/floors-check\.mjs --write -->\n\n```\n)[^`]*```/.exec(text) ?? [];
if (!whole) throw new Error('ARCHITECTURE.md has no place for the drawing of floors');
const drawn = text.replace(whole, `${head}${drawFloors(mayImport, floorsInside)}\n\`\`\``);

if (process.argv.includes('--write')) writeFileSync(file, drawn);
else if (drawn !== text) {
  console.log('The floors in ARCHITECTURE.md are not those of .dependency-cruiser.mjs:');
  console.log('  node tools/floors-check.mjs --write');
  process.exitCode = 1;
}

const isThere = (path) => existsSync(join(root, path));
report('ARCHITECTURE.md', findAbsentPaths(text, isThere));
// The README of the design system lists its parts by the names of the components.
const packages = [
  'backend',
  'delivery',
  ...frontends,
  ...sharedPackages.filter((name) => name !== 'shared/ui'),
];
for (const name of packages) {
  if (!isThere(`${name}/README.md`)) {
    report(name, ['has no README.md']);
    continue;
  }
  const readme = readFileSync(join(root, name, 'README.md'), 'utf8');
  const exists = (path) => isThere(path) || isThere(`${name}/${path}`);
  const { paths, folders } = listSources(join(root, name, 'src'));
  report(`${name}/README.md`, [
    ...compareFolders(readme, paths, folders, exists),
    ...findAbsentPaths(readme, isThere),
  ]);
}

const decisions = 'docs/decisions';
report(
  decisions,
  findNumberFaults(
    readdirSync(join(root, decisions)),
    readFileSync(join(root, decisions, 'README.md'), 'utf8'),
  ),
);
const migrations = 'backend/src/platform/database/migrations';
report(migrations, findNumberFaults(readdirSync(join(root, migrations))));

/** Lists everything below the folder, and of its folders the upper two levels. */
function listSources(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry) => relative(folder, join(entry.parentPath, entry.name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  return { paths: entries.map(pathOf), folders: folders.filter((path) => path.split(sep).length <= 2) };
}

function report(document, faults) {
  for (const fault of faults) console.log(`${document} ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
