import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../lib/machine/install.mjs';
import { Stop, step } from '../lib/processes/steps.mjs';
import { root } from '../lib/project.mjs';
import { forgetAsMade, isAsMade } from './as-made.mjs';
import { updateLockfile } from './lockfile.mjs';
import { checkRemovable, folderOf } from './names.mjs';

/**
 * Removes the remote and its entry of the lockfile. Throws a `Stop` while it holds work that is not
 * committed.
 */
export async function removeRemote(area, { isForced }) {
  checkRemovable(area);
  const folder = folderOf(area);
  if (!isForced) checkNothingIsLost(folder);
  await step(`Removing ${folder}`, async () => {
    rmSync(join(root, folder), { recursive: true });
    forgetAsMade(folder);
  });
  await updateLockfile();
  await install();
  console.log(`
  ${folder} is gone from here. A shop that it was published to serves its release until you end that:

  npm run release -- retire ${area} --why "…"
`);
}

function checkNothingIsLost(folder) {
  if (isAsMade(folder)) return;
  const git = spawnSync('git', ['status', '--porcelain', '--', folder], { cwd: root, encoding: 'utf8' });
  const unsaved = git.status === 0 ? git.stdout.trimEnd() : '  (not a git checkout: nothing of it is kept)';
  if (unsaved)
    throw new Stop(
      `${folder} has work that is not committed:\n${unsaved}\nCommit it, or remove it with --force.`,
    );
}
