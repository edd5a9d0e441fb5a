import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/machine/install.mjs';
import { environment } from './lib/processes/run.mjs';
import { main } from './lib/processes/steps.mjs';
import { root } from './lib/project.mjs';

/** `node tools/run.mjs backend catalog import a.xml`: a package's script of that name, on Node 24. */
const [folder, script, ...args] = process.argv.slice(2);

await main(async () => {
  await install();
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const child = spawn('sh', ['-c', `${scripts[script]} "$@"`, script, ...args], {
    cwd: join(root, folder),
    env: environment({ INIT_CWD: process.env.INIT_CWD ?? process.cwd() }),
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => child.once('close', resolve));
});
