import assert from 'node:assert/strict';
import { readdir, utimes } from 'node:fs/promises';
import { test } from 'node:test';
import { candidateWith } from '../../testing/release.builder.ts';
import { testStores } from '../../testing/test-stores.ts';
import { openStore } from './open-store.ts';

const HOUR_S = 3600;

for (const [kind, open] of Object.entries(testStores))
  test(`${kind}: what a killed publish left is deleted a day later, when the store is opened`, async (t) => {
    const { store, settings } = await open(t);
    const left = async () => (await readdir(`${settings.releasesDir}/.staging`)).sort();
    const openOnce = async () => (await openStore(settings)).close();
    const killed = await store.stage(candidateWith({ area: 'catalog' }));
    const running = await store.stage(candidateWith({ area: 'shell' }));
    const both = await left();
    assert.equal(both.length, 2);
    const nowS = Date.now() / 1000;
    await utimes(killed.folder, nowS - 23 * HOUR_S, nowS - 23 * HOUR_S);
    await openOnce();
    assert.deepEqual(await left(), both);
    await utimes(killed.folder, nowS - 25 * HOUR_S, nowS - 25 * HOUR_S);
    await openOnce();
    assert.deepEqual(
      (await left()).map((name) => `${settings.releasesDir}/.staging/${name}`),
      [running.folder],
    );
    await store.change(async (change) => change.keep(running));
    assert.deepEqual(await store.release('shell', '1.0.0'), running.manifest);
  });
