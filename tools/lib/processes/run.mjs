import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../project.mjs';
import { Stop } from './steps.mjs';

/**
 * The environment of child processes: Node 24 and the workspace's own commands come first. Compiled code is
 * cached: a test file of the backend, each of which is a process, takes a tenth less time, the release
 * command a third less.
 */
export const environment = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...extra,
});

/**
 * Runs a command to its end. Its output goes to `onLine`, or straight to the terminal without it. Rejects
 * with a Stop that ends with the last lines printed.
 */
export function run(command, args, { cwd = root, env = {}, onLine, title } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: onLine ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const printed = [];
    const record = (line) => {
      if (!line) return;
      printed.push(line);
      onLine(line);
    };
    for (const input of onLine ? [child.stdout, child.stderr] : [])
      createInterface({ input }).on('line', record);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(printed);
      const how = signal ? `was stopped by ${signal}` : `ended with ${code}`;
      reject(new Stop(`${printed.slice(-60).join('\n')}\n${title ?? command} ${how}`));
    });
  });
}
