import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { type BuildWith, buildWith, writeBuild } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ReleaseRefused } from '../gate/gate.ts';
import { readCandidate } from './candidate.ts';

test('a whole build is taken with the bytes of every listed file', async (t) => {
  const folder = await writeBuild(await temporaryFolder(t), buildWith({ area: 'catalog' }));
  await writeFile(path.join(folder, 'area.js.map'), '{}');
  const candidate = await readCandidate('catalog', folder);
  assert.deepEqual([...candidate.files.keys()].sort(), ['area.js', 'page.js', 'remoteEntry.js', 'tile.js']);
});

test('files are weighed as browsers download them, whatever the build says', async (t) => {
  const build = buildWith({ area: 'catalog', extraFiles: { 'page.js': 'page()'.repeat(5000) } });
  build.release.files['page.js']!.brotliBytes = 1;
  const folder = await writeBuild(await temporaryFolder(t), build);
  const { files } = (await readCandidate('catalog', folder)).manifest;
  const brotliBytes = files['page.js']!.brotliBytes!;
  assert.ok(brotliBytes > 20 && brotliBytes < 200, `${brotliBytes} bytes`);
  assert.equal(files['area.js']!.brotliBytes, files['area.js']!.bytes, 'a tiny file is sent as it is');
});

test('a shell may bring React’s development build for developers', async (t) => {
  const folder = await writeBuild(
    await temporaryFolder(t),
    buildWith({
      area: 'shell',
      extraFiles: { 'development/react.js': 'jsxDEV()' },
      development: { entry: ['development/react.js', 'shell.js'] },
    }),
  );
  assert.ok((await readCandidate('shell', folder)).files.has('development/react.js'));
});

/** A fault of a build, and the reason that an operator reads. */
const refusals: readonly (readonly [string, BuildWith, RegExp])[] = [
  ['another area', { area: 'finances' }, /release\.json is of finances, not of catalog/],
  ['no entry', { area: 'catalog', entry: [] }, /it has no entry/],
  [
    'an entry that is not there',
    { area: 'catalog', entry: ['gone.js'] },
    /gone\.js: used, but not among its files/,
  ],
  [
    'a font that is not there',
    { area: 'catalog', fonts: ['../../shell/other.woff2'] },
    /other\.woff2: used, but not among its files/,
  ],
  [
    'no lifecycle',
    { area: 'catalog', preload: { page: ['page.js'] } },
    /does not expose \.\/area, which starts it/,
  ],
  ['no area.json', { area: 'catalog', manifest: null }, /carries no area\.json/],
  [
    'a widget it does not expose',
    { area: 'catalog', manifest: { widgets: [{ slot: 'home.tile', module: './gone', order: 1 }] } },
    /does not expose \.\/gone, which fills the slot home\.tile/,
  ],
  [
    'a widget twice in a slot of many',
    {
      area: 'catalog',
      manifest: { widgets: [1, 2].map((order) => ({ slot: 'home.tile', module: './area', order })) },
    },
    /it fills the slot home\.tile with \.\/area twice/,
  ],
  [
    'two widgets in a slot of one',
    {
      area: 'catalog',
      manifest: {
        widgets: ['./area', './page'].map((module) => ({ slot: 'product.add-to-basket', module, order: 1 })),
      },
    },
    /it fills the slot product\.add-to-basket twice/,
  ],
  ['a version that leaves the store', { area: 'catalog', version: '..' }, /version \.\. cannot be the name/],
  ['a file outside', { area: 'catalog', extraFiles: { '.env.js': '' } }, /\.env\.js: not a plain path/],
  [
    'a ready-made compressed copy',
    { area: 'catalog', extraFiles: { 'area.js.br': 'other code' } },
    /area\.js\.br: not a plain path/,
  ],
];

for (const [fault, build, reason] of refusals)
  test(`a build with ${fault} is refused`, async (t) => {
    const folder = await writeBuild(await temporaryFolder(t), buildWith(build));
    await assert.rejects(readCandidate('catalog', folder), (error) => {
      assert.ok(error instanceof ReleaseRefused);
      assert.match(error.message, reason);
      return true;
    });
  });

test('an area cannot have the name of the store’s own folder', async (t) => {
  const folder = await writeBuild(await temporaryFolder(t), buildWith({ area: 'pointers' }));
  await assert.rejects(readCandidate('pointers', folder), /pointers cannot be the name of an area/);
});

/** The change to the folder after the build. */
const damages: readonly (readonly [string, (folder: string) => Promise<unknown>, RegExp])[] = [
  [
    'is not there',
    (folder) => rm(folder, { recursive: true }),
    /there is no .*release\.json; has it been built/,
  ],
  [
    'has a release.json cut short',
    (folder) => writeFile(`${folder}/release.json`, '{"area":'),
    /is not JSON/,
  ],
  [
    'has a release.json of another shape',
    (folder) => writeFile(`${folder}/release.json`, '{}'),
    /release\.json: area/,
  ],
  ['lost a file', (folder) => rm(`${folder}/area.js`), /area\.js: listed in release\.json, but not in/],
  ['has a file of another size', (folder) => writeFile(`${folder}/area.js`, 'short'), /area\.js: 5 bytes/],
  [
    'has a changed file',
    (folder) => writeFile(`${folder}/area.js`, '/* catalog 1.0.0 */ evil()'),
    /area\.js: its content does not match its integrity/,
  ],
  ['has a script without a hash', (folder) => writeFile(`${folder}/late.js`, ''), /late\.js: has no hash/],
];

for (const [damage, harm, reason] of damages)
  test(`a build that ${damage} is refused`, async (t) => {
    const folder = await writeBuild(
      path.join(await temporaryFolder(t), 'dist'),
      buildWith({ area: 'catalog' }),
    );
    await harm(folder);
    await assert.rejects(readCandidate('catalog', folder), (error) => {
      assert.ok(error instanceof ReleaseRefused);
      assert.match(error.message, reason);
      return true;
    });
  });
