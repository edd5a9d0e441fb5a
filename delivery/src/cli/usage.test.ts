import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { runAsTyped } from '../testing/run-release.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

async function run(t: TestContext, ...args: readonly string[]) {
  const folder = await temporaryFolder(t);
  return runAsTyped(args, { folder, env: { RELEASES_DIR: `${folder}/releases` } });
}

for (const args of [
  [],
  ['publish'],
  ['withdraw', 'catalog'],
  ['canary', 'catalog'],
  ['canary', 'catalog', '--percent', '0.05'],
  ['canary', 'catalog', '--percent', '101'],
  ['publish', 'a', 'b', '--from', 'x'],
  ['publish', 'a', '--percent', '0'],
  ['status', '--yaml'],
  ['status', '--token', 'shop_…'],
  ['history', '--limit', '0'],
  ['token'],
  ['token', 'create', '--area', 'finances'],
  ['status', '--origin', 'shop.example.ru'],
  ['rollback', 'catalog', '--why', 'x', '--origin', 'http://127.0.0.1:1', '--by', 'me'],
])
  test(`wrong usage (${args.join(' ') || 'nothing'}) exits with 2`, async (t) => {
    const { code, out, err } = await run(t, ...args);
    assert.deepEqual([code, out], [2, '']);
    assert.notEqual(err, '');
  });

test('mistakes in the settings are reasons of the answer, each of them', async (t) => {
  const folder = await temporaryFolder(t);
  const env = {
    EMBEDDED_DATABASE: '',
    RELESE_STORE: 'postgres://shop@db/releases',
    RELEASES_DIR: `${folder}/none`,
  };
  const { code, out } = await runAsTyped(['history', '--json'], { folder, env });
  const { error } = JSON.parse(out);
  assert.deepEqual([code, error.code, error.message], [1, 'failed', 'The settings have mistakes:']);
  assert.match(error.reasons.join('\n'), /^RELEASE_STORE: must be set/m);
  assert.match(error.reasons.join('\n'), /^RELESE_STORE: /m);
});

const commands = {
  publish: [
    /--from <folder>/,
    /--build/,
    /--percent <N>/,
    /--why <text>/,
    /release publish finances --build/,
  ],
  canary: [
    /<area> \[version\]|\[options\] <area> \[version\]/,
    /0 ends the canary/,
    /release canary catalog --percent 25/,
  ],
  promote: [/make the canary live/, /release promote catalog/],
  rollback: [/--to <version>/, /A reason is needed/, /release rollback finances --why/],
  retire: [/its releases stay/, /release retire pricing/],
  status: [/--origin <url>/, /--json/, /release status --json/],
  history: [/--verify/, /--limit <N>/, /release history --verify/],
  verify: [/\[areas\.\.\.\]/, /Exits with 1/],
  prune: [/--keep-days <N>.+default: 30/, /--dry-run/],
  'token create': [/--area <area>/, /--name <name>/],
  'token list': [/without its secret/],
  'token revoke': [/worthless at once/],
} as const;

for (const [command, parts] of Object.entries(commands))
  test(`release ${command} --help says how, with an example`, async (t) => {
    const { code, out, err } = await run(t, ...command.split(' '), '--help');
    assert.deepEqual([code, err], [0, '']);
    for (const part of [new RegExp(`^Usage: release ${command} `), / Examples?: release /, ...parts])
      assert.match(out.replace(/\s+/g, ' '), part);
  });

test('help names every command, where the releases are, and the exit codes', async (t) => {
  const { code, out } = await run(t, '--help');
  assert.equal(code, 0);
  for (const command of Object.keys(commands))
    assert.match(out, new RegExp(`\n {2}${command.split(' ')[0]}`));
  assert.match(
    out,
    /RELEASE_ORIGIN[\s\S]+RELEASE_TOKEN[\s\S]+RELEASES_DIR[\s\S]+Exit codes: 0 [\s\S]+6 the origin/,
  );
});
