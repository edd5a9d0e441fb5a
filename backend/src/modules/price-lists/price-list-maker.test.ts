import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Actor } from '../../platform/actor/actor.ts';
import { PriceListMaker } from './price-list-maker.ts';

const priceListsDir = mkdtempSync(path.join(os.tmpdir(), 'shop-price-list-maker-'));

describe('making price lists', () => {
  let app: TestApp;
  let userIds: readonly number[];
  before(async () => {
    app = await startTestApp({ settings: { priceListsDir }, modules: [] });
    const users = await app.db.selectFrom('users').select('id').orderBy('id').limit(4).execute();
    userIds = users.map(({ id }) => id);
  });
  after(async () => {
    await app.close();
    rmSync(priceListsDir, { recursive: true });
  });

  it('is done for two at a time; what waits, and what is being made at the end, has failed', async () => {
    const started: string[] = [];
    const finishes: (() => void)[] = [];
    let announce = () => {};
    const maker = await PriceListMaker.start(
      { ...app.services, onClose: () => {} },
      (_db, { file }, _progress, signal) =>
        new Promise((resolve, reject) => {
          started.push(path.basename(file, '.xlsx'));
          finishes.push(resolve);
          signal.addEventListener('abort', () => reject(signal.reason));
          announce();
        }),
    );
    const startedBy = async (count: number) => {
      while (started.length < count) {
        await new Promise<void>((resolve) => {
          announce = resolve;
        });
      }
    };
    const ids = await addRows();
    for (const id of ids) maker.add({ id, actor: {} as Actor, sectionIds: [], inStockOnly: false });
    await startedBy(2);
    assert.deepEqual(started.map(Number).sort(byNumber), ids.slice(0, 2));

    finishes[0]!();
    await startedBy(3);
    assert.equal(Number(started[2]), ids[2]);

    await maker.stop();
    const rows = await app.db.selectFrom('price_lists').select(['id', 'status']).execute();
    const statusOf = (id: number | string) => rows.find((row) => row.id === Number(id))?.status;
    assert.equal(statusOf(started[0]!), 'ready');
    assert.deepEqual(ids.filter((id) => id !== Number(started[0])).map(statusOf), [
      'failed',
      'failed',
      'failed',
    ]);
    assert.equal(started.length, 3);
  });

  async function addRows(): Promise<readonly number[]> {
    const rows = userIds.map((user_id) => ({ user_id, section_ids: [] }));
    const added = await app.db.insertInto('price_lists').values(rows).returning('id').execute();
    return added.map(({ id }) => id).sort(byNumber);
  }
});

function byNumber(one: number, other: number): number {
  return one - other;
}
