import { readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { Checkout } from '../../fixtures/checkout.ts';

/** The shell is built beside other tests. */
const TIMEOUT_MS = 240_000;

// Both checkouts serve all tests of this file.
test.describe.configure({ mode: 'default' });

let one: Checkout;
let other: Checkout;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  one = await Checkout.make();
  other = await Checkout.make('in/a-folder/with-a-path-of-another-length');
  for (const checkout of [one, other]) await checkout.takePackages();
});
test.afterAll(() => Promise.all([one.remove(), other.remove()]));

test('equal sources are equal bytes in every folder, whatever else has changed there', async () => {
  test.setTimeout(TIMEOUT_MS);
  // This file is in neither build.
  await other.edit('README.md', '', '\nMore.\n');
  await other.edit('pnpm-lock.yaml', '', '\n# Another package.\n');
  await other.edit('mfe-support/src/index.ts', '', '\nexport const more = 1;\n');
  await other.edit('shared/kit/src/maps/has-maps.ts', '', '\nglobalThis.more = 1;\n');
  for (const folder of ['mfe-finances', 'shell']) {
    const [here, there] = await Promise.all([one.build(folder), other.build(folder)]);
    expect(Object.keys(here.files)).toContain('release.json');
    expect(there).toEqual(here);
  }
});

const formisch = 'shared/kit/node_modules/@formisch/react/dist/index.js';
const changes = [
  [
    'a folder of shared that it bundles',
    'shared/kit/src/page/print-page-only.ts',
    'padding: 0;',
    'padding: 1px;',
  ],
  ['a library that it bundles', formisch, '', '\nglobalThis.changed = 1;\n'],
  ['its own sources', 'mfe-finances/area.json', '"title": "', '"title": "Все '],
] as const;

for (const [what, file, from, to] of changes)
  test(`a change in ${what} is another version of an area`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const release = await readFile(join(one.folder, 'mfe-finances/dist/release.json'), 'utf8');
    // Packages are links into one folder.
    const real = relative(one.folder, await realpath(join(one.folder, file)));
    const takeBack = await one.edit(real, from, to);
    const changed = await one.build('mfe-finances');
    await takeBack();
    expect(changed.version).not.toBe((JSON.parse(release) as { version: string }).version);
    expect(changed.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
  });
