import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { writeBuildFor } from './testing/run-release.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as a process in a folder of its own. */
async function openShop(t: TestContext, env: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder(t);
  const release = (...args: readonly string[]) =>
    new Promise<Ended>((resolve) => {
      const own = {
        EMBEDDED_DATABASE: '1',
        RELEASES_DIR: `${folder}/releases`,
        RELEASE_ORIGIN: '',
        INIT_CWD: folder,
        ...env,
      };
      const cli = path.join(import.meta.dirname, 'release-cli.ts');
      const options = { env: { ...process.env, ...own } };
      execFile(process.execPath, [cli, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      ).stdin?.end();
    });
  return { folder, release };
}

test('an operator publishes, looks, and goes back', async (t) => {
  const { folder, release } = await openShop(t);
  for (const build of [{ area: 'shell' }, { area: 'catalog' }, { area: 'catalog', version: '1.1.0' }])
    assert.equal(
      (await release('publish', build.area, '--from', await writeBuildFor(folder, build))).code,
      0,
    );
  assert.match((await release('status')).stdout, /\ncatalog +1\.1\.0 +— +1\.0\.0/);
  const silent = await release('rollback', 'catalog');
  assert.deepEqual([silent.code, silent.stderr], [2, 'Say why for the journal: --why "…"\n']);
  const back = await release('rollback', 'catalog', '--why', 'slow');
  assert.match(back.stdout, /^catalog 1\.1\.0 → 1\.0\.0 is live for everybody/);
});

test('a store that cannot be written is said in one line', async (t) => {
  // A folder that nobody may create, not even root.
  const { release } = await openShop(t, { RELEASES_DIR: '/sys/releases' });
  const { code, stderr } = await release('status');
  assert.equal(code, 6);
  assert.match(stderr, /^(No permission for )?\/sys\/releases.+\n$/);
});

test('a store that is a file is said without a stack', async (t) => {
  const { folder, release } = await openShop(t);
  await writeFile(`${folder}/releases`, '');
  const { code, stderr } = await release('status');
  assert.equal(code, 6);
  assert.match(stderr, /releases.* is not a folder/);
  assert.doesNotMatch(stderr, /\n {4}at /);
});

test('an origin that is not there exits with 6, and without a token nobody is asked', async (t) => {
  const { release } = await openShop(t, { RELEASE_TOKEN: 'shop_x', RELEASE_ORIGIN: 'http://127.0.0.1:5499' });
  const { code, stderr } = await release('status');
  assert.deepEqual([code, stderr], [6, 'http://127.0.0.1:5499 cannot be reached (ECONNREFUSED)\n']);
  const nobody = await openShop(t, { RELEASE_TOKEN: '' });
  const refused = await nobody.release('status', '--origin', 'http://127.0.0.1:5499');
  assert.equal(refused.code, 5);
  assert.match(refused.stderr, /^Set RELEASE_TOKEN/);
});
