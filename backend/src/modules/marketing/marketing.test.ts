import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getMarketing, getMarketingItem } from '@shop/contracts/catalog/marketing';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { seedContent } from '../../processes/demo/seed-content.ts';

describe('marketing materials', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    await seedContent(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('come newest first, page by page; past the end the last page', async () => {
    const { items, pageNavigation } = await buyer.call(getMarketing, { query: { pageSize: 4 } });
    assert.deepEqual([items.length, pageNavigation.recordCount, pageNavigation.pageCount], [4, 6, 2]);
    const dates = items.map(({ publishedAt }) => publishedAt);
    assert.deepEqual(dates, dates.toSorted().reverse());
    const last = await buyer.call(getMarketing, { query: { page: 1_000_000, pageSize: 4 } });
    assert.deepEqual([last.items.length, last.pageNavigation.pageNumber], [2, 2]);
  });

  it('are read whole by their code (§7.71)', async () => {
    const item = await buyer.call(getMarketingItem, { params: { code: 'pamyatka-perchatki' } });
    assert.match(item.text, /EN 388/);
    assert.match(item.title, /Памятка/);
  });

  it('are not found when unknown, withdrawn or still to be published', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await app.db
      .insertInto('marketing_items')
      .values([
        { code: 'withdrawn', title: 'Снято', active: false },
        { code: 'tomorrow', title: 'Завтра', published_at: tomorrow },
      ])
      .execute();
    for (const code of ['withdrawn', 'tomorrow', 'nope', "<script>'--", 'я'.repeat(201)]) {
      const attempt = await buyer.attempt(getMarketingItem, { params: { code } });
      assert.deepEqual([attempt.httpStatus, attempt.error?.code], [404, 404], code);
    }
    const { pageNavigation } = await buyer.call(getMarketing, { query: {} });
    assert.equal(pageNavigation.recordCount, 6);
  });

  it('are closed to visitors and operations', async () => {
    assert.equal((await app.visitor.attempt(getMarketing)).httpStatus, 401);
    const operations = await app.clientFor('ops@demo.example');
    assert.equal((await operations.attempt(getMarketing)).httpStatus, 403);
  });
});
