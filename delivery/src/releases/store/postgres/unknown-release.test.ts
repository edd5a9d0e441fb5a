import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import pg from 'pg';
import { candidateWith } from '../../../testing/release.builder.ts';
import { startSharingOrigin } from '../../../testing/sharing-origin.ts';
import { makeDatabase, testServer, testStores } from '../../../testing/test-stores.ts';
import { publish } from '../../moves/publish.ts';

const by = { by: 'test', why: null };
const catalog = (version: string) => candidateWith({ area: 'catalog', version });
const MISSES = 300;

if (testServer) {
  test('files of hundreds of versions that there are not cost the database a few questions', async (t) => {
    const databaseUrl = await makeDatabase(t);
    const { store, url } = await startSharingOrigin(t, databaseUrl);
    await publish(store, [candidateWith({ area: 'shell' }), catalog('1.0.0')], by);
    const asked = questionsOf(t);
    const statuses = await Promise.all(
      Array.from({ length: MISSES }, async (_, patch) => {
        const answer = await fetch(`${url}/releases/catalog/9.9.${patch}/x.js`);
        return answer.status;
      }),
    );
    assert.deepEqual(new Set(statuses), new Set([404]));
    assert.ok(asked() <= 10, `the database was asked ${asked()} times`);
  });

  test('a release that came a moment ago is found, right after it was not there', async (t) => {
    const { store, openAgain } = await testStores.PostgreSQL!(t);
    const other = await openAgain();
    await publish(store, [candidateWith({ area: 'shell' }), catalog('1.0.0')], by);
    assert.equal(await other.fetch('catalog', '1.1.0'), undefined);
    await publish(store, [catalog('1.1.0')], by);
    const found = await Promise.all([other.fetch('catalog', '9.9.9'), other.fetch('catalog', '1.1.0')]);
    assert.deepEqual(found, [undefined, catalog('1.1.0').manifest]);
  });
}

/** Counts the queries on the pool that operations use too. */
function questionsOf(t: TestContext): () => number {
  const query = t.mock.method(pg.Pool.prototype, 'query');
  return () => query.mock.callCount();
}
