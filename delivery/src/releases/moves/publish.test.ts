import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { type BuildWith, candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ReleaseRefused } from '../gate/gate.ts';
import { FileReleaseStore } from '../store/file-store.ts';
import { pointBackTo } from '../store/pointer.ts';
import type { Change } from './change-pointers.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';

const by = { by: 'test', why: null };

async function storeWith(t: TestContext, ...builds: readonly BuildWith[]): Promise<FileReleaseStore> {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  for (const build of builds) await publish(store, [candidateWith(build)], by);
  return store;
}

function brief({ area, from, to, previous }: Change) {
  return { area, from, to, previous };
}

function refusedWith(reason: RegExp) {
  return (error: unknown) => {
    assert.ok(error instanceof ReleaseRefused);
    assert.match(error.message, reason);
    return true;
  };
}

test('a release goes live with its compressed copies, and the one before becomes the fallback', async (t) => {
  const store = await storeWith(t, { area: 'shell' }, { area: 'catalog' });
  const changes = await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  assert.deepEqual(changes.map(brief), [{ area: 'catalog', from: '1.0.0', to: '1.1.0', previous: '1.0.0' }]);
  const files = await readdir(path.join(store.folder, 'shell/1.0.0'));
  assert.ok(files.includes('vendor.js.br') && files.includes('vendor.js.gz'));
  assert.ok(!files.includes('shell.js.br'), 'tiny files stay as they are');
});

test('publishing one area touches no file of another', async (t) => {
  const store = await storeWith(t, { area: 'shell' }, { area: 'catalog' }, { area: 'finances' });
  const before = await filesOf(store);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  await rollback(store, 'catalog', undefined, by);
  const after = await filesOf(store);
  for (const [file, mark] of before)
    if (!/^(live\.json|journal\.jsonl)$/.test(file)) assert.equal(after.get(file), mark, file);
});

async function filesOf(store: FileReleaseStore): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(store.folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'lock.sqlite');
  const marks = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const { ino, mtimeMs, size } = await stat(file);
    return [path.relative(store.folder, file), `${ino} ${mtimeMs} ${size}`] as const;
  });
  return new Map(await Promise.all(marks));
}

test('publishing what is live already changes nothing', async (t) => {
  const store = await storeWith(t, { area: 'shell' }, { area: 'catalog' });
  const before = await filesOf(store);
  const rebuilt = candidateWith({ area: 'catalog', commit: 'another' });
  const changes = await publish(store, [rebuilt], by);
  assert.deepEqual(changes.map(brief), [{ area: 'catalog', from: '1.0.0', to: '1.0.0', previous: null }]);
  assert.deepEqual(await filesOf(store), before);
});

test('a version never means two contents', async (t) => {
  const store = await storeWith(t, { area: 'shell' }, { area: 'catalog' });
  const other = candidateWith({ area: 'catalog', extraFiles: { 'area.js': 'other()' } });
  await assert.rejects(
    publish(store, [other], by),
    refusedWith(/1\.0\.0 was published before with other content/),
  );
});

/** The live releases, the published ones, and the reason that an operator reads. */
const refusals: readonly (readonly [string, readonly BuildWith[], BuildWith, RegExp])[] = [
  ['an area without a shell', [], { area: 'catalog' }, /needs a shell, and none is live/],
  [
    'an area that uses a name the shell does not offer',
    [{ area: 'shell' }],
    { area: 'catalog', shared: { '@shop/platform/http': ['call', 'fetchAll'] } },
    /catalog 1\.0\.0 uses fetchAll of @shop\/platform\/http, which shell 1\.0\.0 does not offer/,
  ],
  [
    'an area that uses a module the shell does not offer',
    [{ area: 'shell' }],
    { area: 'catalog', shared: { '@shop/platform/charts': ['Chart'] } },
    /uses @shop\/platform\/charts, which shell 1\.0\.0 does not offer/,
  ],
  [
    'a path that another area has',
    [{ area: 'shell' }, { area: 'catalog' }],
    {
      area: 'finances',
      manifest: { routes: [{ path: '/catalog/', guard: 'auth', layout: 'default', title: 'Финансы' }] },
    },
    /catalog and finances both have the path \/catalog\//,
  ],
  [
    'a path that the shell has',
    [{ area: 'shell' }],
    {
      area: 'finances',
      manifest: { routes: [{ path: '/auth/', guard: 'auth', layout: 'default', title: '' }] },
    },
    /shell and finances both have the path \/auth\//,
  ],
  [
    'a shell that a live area cannot run on',
    [{ area: 'shell' }, { area: 'catalog' }],
    { area: 'shell', version: '2.0.0', shared: { '@shop/platform/http': ['send'] } },
    /catalog 1\.0\.0 uses call of @shop\/platform\/http, which shell 2\.0\.0 does not offer/,
  ],
  [
    'a shell that the fallback of an area cannot run on',
    [{ area: 'shell' }, { area: 'catalog' }, { area: 'catalog', version: '1.1.0', shared: {} }],
    { area: 'shell', version: '2.0.0', shared: {} },
    /catalog 1\.0\.0 uses @shop\/platform\/http, .* \(its fallback\)/,
  ],
];

for (const [what, live, build, reason] of refusals)
  test(`${what} is refused, and nothing of it stays`, async (t) => {
    const store = await storeWith(t, ...live);
    const before = await filesOf(store);
    await assert.rejects(publish(store, [candidateWith(build)], by), refusedWith(reason));
    assert.deepEqual(await filesOf(store), before);
  });

test('a path below that of another area is no overlap', async (t) => {
  const store = await storeWith(t, { area: 'shell' }, { area: 'catalog' });
  const routes = [{ path: '/catalog/sizes/', guard: 'auth', layout: 'default' as const, title: 'Размеры' }];
  await publish(store, [candidateWith({ area: 'support', manifest: { routes } })], by);
});

test('a shell and the areas that need each other go live at once, or not at all', async (t) => {
  const store = await storeWith(t, { area: 'shell' }, { area: 'catalog' });
  const shared = { '@shop/platform/http': ['request'] };
  const shell = candidateWith({ area: 'shell', version: '2.0.0', shared });
  const catalog = candidateWith({ area: 'catalog', version: '2.0.0', shared });
  await assert.rejects(publish(store, [catalog], by), ReleaseRefused);
  await assert.rejects(publish(store, [shell], by), ReleaseRefused);
  await assert.rejects(publish(store, [shell, catalog], by), refusedWith(/its fallback/));
  const changes = await publish(store, [catalog, shell], { ...by, dropsUnfitPrevious: true });
  assert.deepEqual(changes.map(brief), [
    { area: 'catalog', from: '1.0.0', to: '2.0.0', previous: null },
    { area: 'shell', from: '1.0.0', to: '2.0.0', previous: '1.0.0' },
  ]);
});

test('publishers of different areas at once all get through', async (t) => {
  const store = await storeWith(t, { area: 'shell' });
  const areas = ['catalog', 'finances', 'support', 'manager'];
  await Promise.all(areas.map((area) => publish(store, [candidateWith({ area })], by)));
  assert.deepEqual([...(await store.pointers()).keys()].sort(), [
    'catalog',
    'finances',
    'manager',
    'shell',
    'support',
  ]);
});

test('rollback goes back step by step, and what was taken back is no fallback', async (t) => {
  const versions = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ area: 'catalog', version }));
  const store = await storeWith(t, { area: 'shell' }, ...versions);
  const first = await rollback(store, 'catalog', undefined, by);
  assert.deepEqual(first.map(brief), [{ area: 'catalog', from: '1.2.0', to: '1.1.0', previous: '1.0.0' }]);
  const second = await rollback(store, 'catalog', undefined, by);
  assert.deepEqual(second.map(brief), [{ area: 'catalog', from: '1.1.0', to: '1.0.0', previous: null }]);
  await assert.rejects(rollback(store, 'catalog', undefined, by), refusedWith(/has no previous release/));
  const forward = await rollback(store, 'catalog', '1.2.0', by);
  assert.deepEqual(forward.map(brief), [{ area: 'catalog', from: '1.0.0', to: '1.2.0', previous: '1.0.0' }]);
});

test('a way back is not barred by trouble elsewhere that was there before', async (t) => {
  const shared = { '@shop/platform/http': ['call', 'send', 'request'] };
  const store = await storeWith(
    t,
    { area: 'shell' },
    { area: 'catalog' },
    { area: 'catalog', version: '1.1.0' },
    { area: 'shell', version: '2.0.0', shared },
    { area: 'finances', shared: { '@shop/platform/http': ['request'] } },
  );
  await store.change(async (change) => {
    const shell = pointBackTo('1.0.0', change.pointers.get('shell')!);
    change.point(shell, { command: 'rollback', ...by });
  });
  await rollback(store, 'catalog', undefined, by);
  assert.equal((await store.pointers()).get('catalog')?.live, '1.0.0');
});

test('rollback is judged like a publish', async (t) => {
  const shared = { '@shop/platform/http': ['call', 'send', 'request'] };
  const store = await storeWith(
    t,
    { area: 'shell' },
    { area: 'shell', version: '2.0.0', shared },
    { area: 'catalog', shared: { '@shop/platform/http': ['request'] } },
  );
  await assert.rejects(rollback(store, 'shell', undefined, by), refusedWith(/uses request of/));
  await assert.rejects(
    rollback(store, 'catalog', '0.9.0', by),
    refusedWith(/no release 0\.9\.0; kept are: 1\.0\.0/),
  );
  await assert.rejects(
    rollback(store, 'finances', undefined, by),
    refusedWith(/nothing of it has been published/),
  );
});
