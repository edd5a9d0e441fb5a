import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getBalance, getBonusPlan } from '@shop/contracts/finances/finances';
import { getActs } from '@shop/contracts/finances/reconciliation-acts';
import { buildCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { checkLedger } from '../../modules/finances/import/import-check.ts';
import { quarterOf } from './people/finances.ts';
import { seedFinances } from './seed-finances.ts';
import { seedOrders } from './seed-orders.ts';

it('a quarter is three whole months, over the turn of the year too', () => {
  assert.deepEqual(quarterOf('2026-11-22'), { periodFrom: '2026-10-01', periodTo: '2026-12-31' });
  assert.deepEqual(quarterOf('2026-02-01', 1), { periodFrom: '2025-10-01', periodTo: '2025-12-31' });
});

describe('the demo finances', () => {
  let app: TestApp;
  let buyer: TestClient;

  before(async () => {
    app = await startTestApp();
    await buildCatalogue(app.db);
    await seedOrders(app.db);
    assert.equal(await seedFinances(app.db), 3);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('have two contracts, three bonus plans and acts to open; the other company has no plan', async () => {
    const { contracts, overdueKopecks } = await buyer.call(getBalance);
    assert.deepEqual([contracts.length, overdueKopecks >= 0], [2, true]);
    const { plan, history } = await buyer.call(getBonusPlan);
    assert.deepEqual([plan?.steps.length, history.length], [3, 2]);
    const { items } = await buyer.call(getActs);
    assert.deepEqual(
      items.map(({ state }) => state),
      ['ready', 'ready', 'ready'],
    );
    const other = await buyer.call(getBonusPlan, { query: { contragent: 'К-000102' } });
    assert.deepEqual(other, { plan: null, history: [] });
  });

  it('balance to the kopeck, and are written once', async () => {
    const { unbalanced, discrepancies } = await checkLedger(app.db);
    assert.deepEqual([unbalanced, discrepancies], [[], []]);
    assert.equal(await seedFinances(app.db), 0);
  });
});
