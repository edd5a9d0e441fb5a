import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The folder of the shell's or an area's package. */
export function packageFolder(area: string): string {
  return path.join(root, area === 'shell' ? 'shell' : `mfe-${area}`);
}

/**
 * Builds one package for production; the build's output goes to stderr. Throws when there is none, or it
 * fails.
 */
export async function buildPackage(area: string): Promise<void> {
  const folder = packageFolder(area);
  if (!existsSync(path.join(folder, 'package.json')))
    throw new Error(`There is no package ${path.basename(folder)} to build ${area} from`);
  const webpack = path.join(folder, 'node_modules/.bin/webpack');
  // Plugins of a build must not get the right to publish.
  const { RELEASE_TOKEN: _, ...known } = process.env;
  const env = { ...known, NODE_ENV: 'production' };
  const child = spawn(webpack, ['--mode', 'production'], { cwd: folder, env, stdio: ['ignore', 2, 2] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build of ${area} has failed (exit code ${code})`);
}
