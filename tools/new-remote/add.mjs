import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../lib/machine/install.mjs';
import { run } from '../lib/processes/run.mjs';
import { step } from '../lib/processes/steps.mjs';
import { root } from '../lib/project.mjs';
import { rememberAsMade } from './as-made.mjs';
import { updateLockfile } from './lockfile.mjs';
import { checkNewArea, checkTitle, folderOf } from './names.mjs';
import { writeRemote } from './template.mjs';

const lockfile = join(root, 'pnpm-lock.yaml');

/** Creates the remote and links it. Throws a `Stop` and reverts everything if that fails. */
export async function addRemote(area, title = titleFrom(area)) {
  checkNewArea(area);
  checkTitle(title);
  const folder = folderOf(area);
  const before = readFileSync(lockfile);
  try {
    await step(`Writing ${folder}`, async () => writeRemote(join(root, folder), area, title));
    await updateLockfile();
    await install();
    // The names make the template's lines longer.
    await step('Formatting', (show) =>
      run('biome', ['check', '--write', folder], { onLine: show, title: 'biome' }),
    );
    rememberAsMade(folder);
  } catch (error) {
    rmSync(join(root, folder), { recursive: true, force: true });
    writeFileSync(lockfile, before);
    throw error;
  }
  console.log(`
  ${folder} is a page, a menu entry and a tile on the home page. Next:

  npm run dev -- ${area}
  (cd ${folder} && npm test)
  npm run release -- publish ${area} --build
`);
}

/** «price-lists» becomes «Price lists», until somebody translates it. */
function titleFrom(area) {
  const words = area.replaceAll('-', ' ').trim();
  return words[0].toUpperCase() + words.slice(1);
}
