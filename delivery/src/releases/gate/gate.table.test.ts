import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { breaks } from '../../testing/gate-breaks.ts';
import type { Change } from '../../testing/gate-change.ts';
import { harmless } from '../../testing/gate-harmless.ts';
import { basket, catalog, finances, shell } from '../../testing/gate-shop.ts';
import { type BuildWith, buildWith, writeBuild } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { publish } from '../moves/publish.ts';
import { type Candidate, readCandidate } from '../package/candidate.ts';
import { FileReleaseStore } from '../store/file-store.ts';
import { ReleaseRefused } from './gate.ts';

const by = { by: 'test', why: null };

for (const { name, reason, ...given } of breaks)
  test(`refused: ${name}`, async (t) => {
    const { store, publishNext } = await shopWith(t, given);
    const before = await store.pointers();
    await assert.rejects(publishNext, (error) => {
      assert.ok(error instanceof ReleaseRefused, String(error));
      assert.ok(
        error.reasons.some((said) => reason.test(said)),
        error.message,
      );
      return true;
    });
    assert.deepEqual(await store.pointers(), before);
  });

for (const { name, ...given } of harmless)
  test(`accepted: ${name}`, async (t) => {
    const { store, publishNext } = await shopWith(t, given);
    await publishNext();
    const pointers = await store.pointers();
    for (const { area } of given.builds) assert.equal(pointers.get(area)?.live, '1.1.0');
  });

async function shopWith(t: TestContext, { builds, before, harm }: Omit<Change, 'name'>) {
  const folder = await temporaryFolder(t);
  const store = await FileReleaseStore.open(path.join(folder, 'releases'));
  t.after(() => store.close());
  const read = async (build: BuildWith, harmed?: Change['harm']): Promise<Candidate> => {
    const dist = path.join(folder, `${build.area}-${build.version ?? '1.0.0'}`);
    await writeBuild(dist, buildWith(build));
    await harmed?.(dist);
    return readCandidate(build.area, dist);
  };
  const shop = await Promise.all([shell, catalog, basket, finances].map((build) => read(build)));
  await publish(store, shop, by);
  if (before) await publish(store, [await read(before.build)], { ...by, percent: before.percent });
  const publishNext = async () => {
    const candidates = [];
    for (const [at, build] of builds.entries())
      candidates.push(await read(build, at === 0 ? harm : undefined));
    return publish(store, candidates, by);
  };
  return { store, publishNext };
}
