import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { candidateWith } from '../../testing/release.builder.ts';
import { type SharingOrigin, startSharingOrigin, untilVersion } from '../../testing/sharing-origin.ts';
import { type SettingsOf, testStoreSettings } from '../../testing/test-stores.ts';
import { publish } from '../moves/publish.ts';
import { rollback } from '../moves/rollback.ts';
import { verifyHistory } from '../reports/history.ts';
import { parseEntry } from './journal.ts';

const by = { by: 'test', why: null };
const catalog = (version: string) => candidateWith({ area: 'catalog', version });
const pair = () => [candidateWith({ area: 'shell' }), catalog('1.0.0')];

/** Two origins on one store, of either kind. */
for (const [kind, settingsFor] of Object.entries(testStoreSettings)) {
  test(`${kind}: 100 changes made through one origin are seen by the other within a second each`, async (t) => {
    const { one, other } = await startTwo(t, await settingsFor(t));
    const took: number[] = [];
    for (let turn = 1; turn <= 50; turn += 1) {
      await publish(one.store, [catalog(`1.${turn}.0`)], by);
      took.push(await untilVersion(other, `1.${turn}.0`));
      await rollback(one.store, 'catalog', undefined, by);
      assert.equal(await one.versionOf('catalog'), '1.0.0');
      took.push(await untilVersion(other, '1.0.0'));
    }
    took.sort((a, b) => a - b);
    t.diagnostic(`seen after ${took[49]} ms (p50), ${took[98]} ms (p99), ${took[99]} ms (all)`);
  });

  test(`${kind}: a tab opened many deploys ago loads its chunks from an origin that has never had them`, async (t) => {
    const settingsOf = await settingsFor(t);
    const one = await startOrigin(t, settingsOf);
    await publish(one.store, pair(), by);
    for (let minor = 1; minor <= 12; minor += 1) await publish(one.store, [catalog(`1.${minor}.0`)], by);
    const fresh = await startOrigin(t, settingsOf);
    assert.equal(await fresh.versionOf('catalog'), '1.12.0');
    const texts = await Promise.all(
      ['page.js', 'tile.js', 'area.js'].map(async (file) => {
        const response = await fetch(`${fresh.url}/releases/catalog/1.0.0/${file}`);
        return `${response.status} ${await response.text()}`;
      }),
    );
    assert.ok(texts.every((text) => text.startsWith('200 /* catalog 1.0.0 */')));
    assert.equal((await fetch(`${fresh.url}/releases/catalog/1.0.0/nothing.js`)).status, 404);
    assert.equal((await fetch(`${fresh.url}/releases/catalog/0.1.0/page.js`)).status, 404);
  });

  test(`${kind}: 5 writers through 2 origins: no update is lost, no page is torn, the journal is whole`, async (t) => {
    const { one, other } = await startTwo(t, await settingsFor(t));
    const finances = (version: string) => candidateWith({ area: 'finances', version });
    await publish(one.store, [finances('1.0.0')], by);
    await untilVersion(other, '1.0.0', 1000, 'finances');
    const readers = [one, other].map((origin) => watchPairs(origin));
    await Promise.all(
      [one, other, one, other, one].map(async ({ store }, writer) => {
        for (let turn = 1; turn <= 40; turn += 1) {
          const version = `1.${writer}.${turn}`;
          await publish(store, [catalog(version), finances(version)], by);
        }
      }),
    );
    const seen = await Promise.all(readers.map((reader) => reader.stop()));
    const pointer = (await other.store.pointers()).get('catalog')!;
    assert.equal(pointer.revision, 201);
    assert.deepEqual(await verifyHistory(other.store), []);
    const entries = (await one.store.journalLines()).map((line) => parseEntry(line)!);
    const order = entries.filter(({ area }) => area === 'catalog').map(({ to }) => to);
    assert.equal(new Set(order).size, 201);
    for (const versions of seen) {
      const places = versions.map((version) => order.indexOf(version));
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
        'a page went back in time',
      );
    }
    t.diagnostic(`${seen.flat().length} documents looked at`);
  });
}

async function startTwo(t: TestContext, settingsOf: SettingsOf) {
  const one = await startOrigin(t, settingsOf);
  const other = await startOrigin(t, settingsOf);
  await publish(one.store, pair(), by);
  await untilVersion(other, '1.0.0');
  return { one, other };
}

async function startOrigin(t: TestContext, settingsOf: SettingsOf): Promise<SharingOrigin> {
  const { releaseStore, releasesDir } = await settingsOf();
  return startSharingOrigin(t, releaseStore, { releasesDir });
}

/** Reads two areas that are always published together; `stop` returns the versions it saw. */
function watchPairs({ url }: SharingOrigin) {
  let isOver = false;
  const seen: string[] = [];
  const looking = (async () => {
    while (!isOver) {
      const document = await (await fetch(`${url}/discovery.json`)).json();
      const { catalog, finances } = (
        document as { microFrontends: Record<string, [{ metadata: { version: string } }]> }
      ).microFrontends;
      assert.equal(catalog![0].metadata.version, finances![0].metadata.version, 'a torn document');
      seen.push(catalog![0].metadata.version);
      await delay(5);
    }
  })();
  looking.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await looking;
      return seen;
    },
  };
}
