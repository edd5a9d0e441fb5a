import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/run.mjs';
import { Stop, step } from '../processes/steps.mjs';
import { PNPM, root } from '../project.mjs';

const stamp = join(root, 'node_modules/.cache/specosnova/installed');
const NEEDED_BYTES = 2 * 1024 ** 3;

/** Installs all packages and Node 24 with them, unless exactly these are installed already. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  checkMachine();
  await step('Installing packages', (show) =>
    run('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], { onLine: show, title: 'pnpm install' }),
  );
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return `${process.platform}-${process.arch}-${hash.digest('hex')}`;
}

function checkMachine() {
  const major = Number(process.versions.node.split('.')[0]);
  // Linux gets Node 24 as a package; elsewhere it has to be installed (decision 008).
  const needed = process.platform === 'linux' ? 20 : 24;
  if (major < needed)
    throw new Stop(
      `Node ${process.versions.node} is too old: this project needs Node ${needed} or newer on ${process.platform}.`,
    );
  try {
    writeFileSync(join(root, '.write-check'), '', { flag: 'w' });
    rmSync(join(root, '.write-check'));
  } catch (error) {
    throw new Stop(`Cannot write to ${root} (${error.code}). Give yourself the right to this folder.`);
  }
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < NEEDED_BYTES && !existsSync(join(root, 'node_modules')))
    throw new Stop(
      `Not enough space: ${Math.round((bavail * bsize) / 1024 ** 2)} MB free in ${root}, about 2 GB needed.`,
    );
}
