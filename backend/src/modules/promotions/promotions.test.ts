import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getPromotions } from '@shop/shared/contracts/promotions';
import { addDays, todayInMoscow } from '../../calendar/days.ts';
import { seedContent } from '../../demo/seed-content.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

describe('promotions', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    await seedContent(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('come four to a page, those that end first before those without an end', async () => {
    const { items, pageNavigation } = await buyer.call(getPromotions, { query: {} });
    assert.deepEqual([items.length, pageNavigation.recordCount, pageNavigation.pageSize], [4, 5, 4]);
    const all = await buyer.call(getPromotions, { query: { pageSize: 100 } });
    const ends = all.items.map(({ endsOn }) => endsOn);
    assert.equal(ends.at(-1), null);
    const dated = ends.filter((day) => day !== null);
    assert.deepEqual(dated, dated.toSorted());
  });

  it('run on their first day and on their last, and on no other', async () => {
    const today = todayInMoscow();
    const add = (code: string, from: number, to: number) =>
      app.db
        .insertInto('promotions')
        .values({ code, title: code, starts_on: addDays(today, from), ends_on: addDays(today, to) })
        .execute();
    await add('ends-today', -3, 0);
    await add('starts-today', 0, 3);
    await add('ended', -3, -1);
    await add('to-come', 1, 3);
    const { items } = await buyer.call(getPromotions, { query: { pageSize: 100 } });
    const codes = items.map(({ code }) => code);
    assert.deepEqual(
      ['ends-today', 'starts-today', 'ended', 'to-come'].map((code) => codes.includes(code)),
      [true, true, false, false],
    );
  });

  it('are closed to visitors', async () => {
    assert.equal((await app.visitor.attempt(getPromotions)).httpStatus, 401);
  });
});
