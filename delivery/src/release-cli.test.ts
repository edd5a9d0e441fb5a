import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { type BuildWith, buildWith, writeBuild } from './testing/release.builder.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command in a folder of its own; builds are written to `<folder>/<area>-<version>`. */
async function openShop(t: TestContext) {
  const folder = await temporaryFolder(t);
  const release = (...args: readonly string[]) =>
    new Promise<Ended>((resolve) => {
      const env = { ...process.env, RELEASES_DIR: `${folder}/releases`, INIT_CWD: folder };
      const cli = path.join(import.meta.dirname, 'release-cli.ts');
      execFile(process.execPath, [cli, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });
  const publish = async (build: BuildWith, ...args: readonly string[]) => {
    const from = `${build.area}-${build.version ?? '1.0.0'}`;
    await writeBuild(path.join(folder, from), buildWith(build));
    return release('publish', build.area, '--from', from, ...args);
  };
  return { folder, release, publish };
}

test('an operator publishes, looks, and goes back', async (t) => {
  const { release, publish } = await openShop(t);
  assert.equal((await release('status')).stdout, 'Nothing has been published yet.\n');
  assert.equal((await publish({ area: 'shell' })).stdout, 'shell — → 1.0.0 is live (no fallback)\n');
  await publish({ area: 'catalog' });
  const second = await publish({ area: 'catalog', version: '1.1.0' }, '--why', 'быстрее');
  assert.deepEqual(second, {
    code: 0,
    stdout: 'catalog 1.0.0 → 1.1.0 is live (falls back to 1.0.0)\n',
    stderr: '',
  });
  const again = await publish({ area: 'catalog', version: '1.1.0' });
  assert.deepEqual(again, { code: 0, stdout: 'catalog 1.1.0 is live (falls back to 1.0.0)\n', stderr: '' });
  assert.match(
    (await release('status')).stdout,
    /^AREA +LIVE +CANARY +FALLBACK[^\n]+\nshell +1\.0\.0 +— +—.+\ncatalog +1\.1\.0 +— +1\.0\.0/,
  );
  const back = await release('rollback', 'catalog');
  assert.equal(back.stdout, 'catalog 1.1.0 → 1.0.0 is live (no fallback)\n');
  const status = JSON.parse((await release('status', '--json')).stdout);
  assert.deepEqual(
    status.map(({ area, pointer }: { area: string; pointer: { live: string } }) => [area, pointer.live]),
    [
      ['shell', '1.0.0'],
      ['catalog', '1.0.0'],
    ],
  );
});

test('a refusal prints every reason and exits with 3', async (t) => {
  const { publish } = await openShop(t);
  const { code, stderr } = await publish({ area: 'catalog', entry: ['gone.js'], preload: {} });
  assert.equal(code, 3);
  assert.match(stderr, /^catalog is refused:\n {2}- gone\.js: used[^\n]+\n {2}- it does not expose \.\/area/);
});

for (const args of [
  [],
  ['publish'],
  ['promote', 'catalog'],
  ['publish', 'a', 'b', '--from', 'x'],
  ['status', '--yaml'],
])
  test(`wrong usage (${args.join(' ') || 'nothing'}) exits with 2`, async (t) => {
    const { release } = await openShop(t);
    assert.equal((await release(...args)).code, 2);
  });

test('help is no failure', async (t) => {
  const { release } = await openShop(t);
  const { code, stdout } = await release('--help');
  assert.equal(code, 0);
  assert.match(stdout, /publish[\s\S]*rollback[\s\S]*status[\s\S]*Exit codes/);
});

test('a store that cannot be written is said in one line', { skip: process.getuid?.() === 0 }, async (t) => {
  const { folder, release } = await openShop(t);
  await mkdir(`${folder}/releases`);
  await chmod(`${folder}/releases`, 0o500);
  const { code, stderr } = await release('status');
  assert.equal(code, 1);
  assert.match(stderr, /^No permission for .*releases/);
});

test('a store that is a file is said without a stack', async (t) => {
  const { folder, release } = await openShop(t);
  await writeFile(`${folder}/releases`, '');
  const { code, stderr } = await release('status');
  assert.equal(code, 1);
  assert.match(stderr, /releases.* is not a folder/);
  assert.doesNotMatch(stderr, /\n {4}at /);
});
