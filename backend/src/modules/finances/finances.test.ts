import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { getBalance, getFinanceSections } from '@shop/shared/contracts/finances';
import { addDays, todayInMoscow } from '../../calendar/days.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { buildPosting } from './posting.builder.ts';

describe('the balance', () => {
  let app: TestApp;
  let buyer: TestClient;
  let stranger: TestClient;
  let counterpartyId: number;
  let contractId: number;
  const today = todayInMoscow();

  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
    const contract = await app.db
      .selectFrom('contracts')
      .innerJoin('users', 'users.current_counterparty_id', 'contracts.counterparty_id')
      .select(['contracts.id', 'contracts.counterparty_id as counterpartyId'])
      .where('users.login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    counterpartyId = contract.counterpartyId;
    contractId = contract.id;
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('ledger_documents').execute();
    await app.db.updateTable('contracts').set({ credit_limit_kopecks: 1000_00 }).execute();
  });

  const post = (kind: 'shipment' | 'payment', kopecks: number, daysAgo: number, dueInDays?: number) =>
    buildPosting(app.db, {
      counterpartyId,
      contractId,
      kind,
      kopecks,
      on: addDays(today, -daysAgo),
      dueOn: dueInDays === undefined ? null : addDays(today, dueInDays),
    });

  test('adds up the ledger: debt, what of it is overdue and how old, and the limit', async () => {
    await post('shipment', 300_00, 50, -20);
    await post('shipment', 200_00, 40, -5);
    await post('shipment', 100_00, 3, 27);
    await post('payment', 250_00, 10);
    const balance = await buyer.call(getBalance);
    assert.equal(balance.counterpartyName, 'ООО «Ромашка»');
    assert.deepEqual(
      [balance.debtKopecks, balance.advanceKopecks, balance.overdueKopecks],
      [350_00, 0, 250_00],
    );
    assert.deepEqual(balance.overdueByAge, [
      { label: '0–7 дней', kopecks: 200_00 },
      { label: '8–30 дней', kopecks: 50_00 },
      { label: '31–60 дней', kopecks: 0 },
      { label: 'Более 60 дней', kopecks: 0 },
    ]);
    const [contract] = balance.contracts;
    assert.deepEqual(
      [contract?.creditLimitKopecks, contract?.usedKopecks, contract?.freeKopecks],
      [1000_00, 350_00, 650_00],
    );
    assert.deepEqual(
      balance.documents.map(({ kind, kopecks }) => [kind, kopecks]),
      [
        ['shipment', 100_00],
        ['payment', -250_00],
        ['shipment', 200_00],
        ['shipment', 300_00],
      ],
    );
  });

  test('shows an advance as an advance and never as a negative debt', async () => {
    await post('payment', 70_00, 1);
    const balance = await buyer.call(getBalance);
    assert.deepEqual([balance.debtKopecks, balance.advanceKopecks], [0, 70_00]);
    assert.deepEqual([balance.contracts[0]?.usedKopecks, balance.contracts[0]?.freeKopecks], [0, 1000_00]);
  });

  test('shows nothing of it to another company', async () => {
    await post('shipment', 300_00, 50, -20);
    const balance = await stranger.call(getBalance);
    assert.deepEqual([balance.debtKopecks, balance.documents], [0, []]);
    assert.ok(balance.contracts.every(({ id }) => id !== contractId));
  });

  test('is closed to the clerk, the manager and visitors', async () => {
    const clerk = await app.clientFor('clerk@demo.example');
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await clerk.attempt(getBalance)).httpStatus, 403);
    assert.equal((await manager.attempt(getBalance)).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getBalance)).httpStatus, 401);
    assert.deepEqual((await clerk.call(getFinanceSections)).items, []);
    assert.deepEqual((await buyer.call(getFinanceSections)).items, ['balance']);
  });

  test('a posting that does not balance is refused by the database', async () => {
    const { id } = await post('shipment', 10_00, 1);
    const entry = {
      document_id: id,
      counterparty_id: counterpartyId,
      account: 'receivable',
      kopecks: 5,
    } as const;
    await assert.rejects(app.db.insertInto('ledger_entries').values(entry).execute(), /does not balance/);
  });
});
