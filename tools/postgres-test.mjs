import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { Outcome } from './lib/outcome.mjs';
import { run } from './lib/run.mjs';
import { main, Stop, step } from './lib/steps.mjs';

/** The tests of both servers on a PostgreSQL of their own: installed if need be, started for the run, removed after it. */
await main(async () => {
  await install();
  const bin = findPostgres() ?? (await installPostgres());
  const folder = mkdtempSync(join(tmpdir(), 'specosnova-pg-'));
  const asOwner = ownerOf(folder);
  const port = await freePort();
  const data = join(folder, 'data');
  await step('Starting PostgreSQL', async (show) => {
    await asOwner(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8'], show);
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
    await asOwner(
      join(bin, 'pg_ctl'),
      ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'],
      show,
    );
  });
  const outcome = new Outcome();
  const lines = [];
  try {
    await step('Servers on PostgreSQL', (show) =>
      run('node', ['--test', '--test-concurrency=2', 'backend/src/**/*.test.ts', 'delivery/src/**/*.test.ts'], {
        env: { FORCE_COLOR: '0', TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
        onLine: (line) => {
          lines.push(line);
          show(line);
        },
        title: 'node --test',
      }),
    );
  } finally {
    await asOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], () => {}).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
    outcome.read(lines);
    console.log(`\n${outcome.line}`);
  }
});

function findPostgres() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(join(folder, 'initdb')));
}

async function installPostgres() {
  await step('Installing PostgreSQL', async (show) => {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    await run(apt[0], [...apt.slice(1), 'update', '-q'], { onLine: show });
    await run(apt[0], [...apt.slice(1), 'install', '-y', '-q', 'postgresql'], { onLine: show });
  });
  const bin = findPostgres();
  if (!bin) throw new Stop('PostgreSQL is installed, but its initdb is not where Debian puts it.');
  return bin;
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return (command, args, onLine) => run(command, args, { onLine, cwd: folder });
  spawnSync('chown', ['postgres', folder]);
  return (command, args, onLine) =>
    run('runuser', ['-u', 'postgres', '--', command, ...args], { onLine, cwd: folder });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
