import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of the shell's or an area's package. */
export function packageFolder(area: string): string {
  return path.join(root, area === 'shell' ? 'shell' : `mfe-${area}`);
}

/** Builds one package for production; its output goes to this process's. Throws when the build fails. */
export async function buildPackage(area: string): Promise<void> {
  const webpack = path.join(packageFolder(area), 'node_modules/.bin/webpack');
  const child = spawn(webpack, ['--mode', 'production'], { cwd: packageFolder(area), stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build of ${area} has failed (exit code ${code})`);
}
