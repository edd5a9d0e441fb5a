import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getNews } from '@shop/contracts/support/news';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { seedContent } from '../../processes/demo/seed-content.ts';

describe('news', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    await seedContent(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('come newest first, five to a page, and a page past the end is the last one (§7.74)', async () => {
    const { items, pageNavigation } = await buyer.call(getNews, { query: {} });
    assert.equal(items.length, 5);
    assert.deepEqual(pageNavigation, {
      navNum: 1,
      pageNumber: 1,
      pageCount: 2,
      pageSize: 5,
      recordCount: 8,
    });
    const times = items.map(({ publishedAt }) => Date.parse(publishedAt));
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    );
    const last = await buyer.call(getNews, { query: { page: 9 } });
    assert.deepEqual([last.pageNavigation.pageNumber, last.items.length], [2, 3]);
  });

  it('hide items that are switched off or not yet due', async () => {
    await app.db
      .insertInto('news')
      .values([
        { code: 'off', title: 'Снято', active: false },
        { code: 'tomorrow', title: 'Завтра', published_at: new Date(Date.now() + 86_400_000) },
      ])
      .execute();
    const { items } = await buyer.call(getNews, { query: { pageSize: 100 } });
    assert.equal(items.length, 8);
    assert.ok(items.every(({ code }) => code !== 'off' && code !== 'tomorrow'));
  });

  it('are read by managers, not by visitors', async () => {
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await manager.call(getNews, { query: {} })).items.length, 5);
    assert.equal((await app.visitor.attempt(getNews)).httpStatus, 401);
  });
});
