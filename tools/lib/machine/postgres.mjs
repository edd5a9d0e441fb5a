import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../processes/run.mjs';
import { Stop, step } from '../processes/steps.mjs';
import { aptInstall, isRoot } from './apt.mjs';

/**
 * Runs `work` with the address of a temporary PostgreSQL: installed if needed, started before, removed
 * afterwards.
 */
export async function withPostgres(work, { settings = [] } = {}) {
  const bin = findPostgres() ?? (await installPostgres());
  const folder = mkdtempSync(join(tmpdir(), 'specosnova-pg-'));
  if (isRoot()) spawnSync('chown', ['postgres', folder]);
  const asOwner = (program, args, onLine) => {
    const [command, ...rest] = commandOfOwner(program, args);
    return run(command, rest, { onLine, cwd: folder });
  };
  const port = await freePort();
  const data = join(folder, 'data');
  await step('Starting PostgreSQL', async (show) => {
    await asOwner(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8'], show);
    const options = [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=127.0.0.1', ...settings].join(' ');
    await asOwner(
      join(bin, 'pg_ctl'),
      ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'],
      show,
    );
  });
  const stop = () => {
    const [command, ...args] = commandOfOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    spawnSync(command, args, { cwd: folder });
    rmSync(folder, { recursive: true, force: true });
  };
  // A signal ends the program without its `finally`; the folder above this one goes after the server.
  process.prependOnceListener('exit', stop);
  try {
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    process.off('exit', stop);
    stop();
  }
}

/** Settings for tests, which lose nothing by a power cut. */
export const WITHOUT_FSYNC = { settings: ['-c fsync=off'] };

/** The folder of PostgreSQL's programs, or undefined where it is not installed. */
export function findPostgres() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(join(folder, 'initdb')));
}

async function installPostgres() {
  await aptInstall('PostgreSQL', 'postgresql');
  const bin = findPostgres();
  if (!bin) throw new Stop('PostgreSQL is installed, but its initdb is not where Debian puts it.');
  return bin;
}

/** PostgreSQL refuses to run as root, so then it runs as its own user. */
function commandOfOwner(command, args) {
  return isRoot() ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
