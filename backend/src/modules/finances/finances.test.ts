import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { getBalance } from '@shop/contracts/finances/balance';
import {
  financeSection,
  getFinanceHistory,
  getFinanceSections,
  getPaymentSchedule,
  getTurnover,
} from '@shop/contracts/finances/finances';
import { buildPosting } from '../../../testing/builders/finances/posting.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';

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

  test('sums the ledger: debt, overdue sums by age, and the limit (§7.116)', async () => {
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
      [
        contract?.creditLimitKopecks,
        contract?.usedKopecks,
        contract?.notShippedKopecks,
        contract?.freeKopecks,
      ],
      [1000_00, 350_00, 0, 650_00],
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

  test('is hidden from other companies', async () => {
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
    for (const client of [clerk, manager])
      assert.deepEqual(await client.call(getFinanceSections), { items: [], parties: [] });
  });

  test('all tabs are available with the right, with companies and contracts to choose from (§7.115)', async () => {
    const { items, parties } = await buyer.call(getFinanceSections);
    assert.deepEqual(items, financeSection.options);
    assert.deepEqual(
      parties.map(({ name, isCurrent }) => [name, isCurrent]),
      [
        ['ИП Васильков Андрей Петрович', false],
        ['ООО «Ромашка»', true],
      ],
    );
    const current = parties.find(({ isCurrent }) => isCurrent);
    assert.ok(current?.contracts.some(({ id }) => id === contractId));
  });

  test('another company of the user is requested by code, without switching to it', async () => {
    const { parties } = await buyer.call(getFinanceSections);
    const other = parties.find(({ isCurrent }) => !isCurrent)!;
    await post('shipment', 300_00, 50, -20);
    const balance = await buyer.call(getBalance, { query: { contragent: other.code } });
    assert.deepEqual([balance.counterpartyName, balance.debtKopecks], [other.name, 0]);
    assert.deepEqual(
      balance.contracts.map(({ id }) => id),
      other.contracts.map(({ id }) => id),
    );
  });

  test('another’s company, and an own one without the right, are answered like unknown ones', async () => {
    const unknown = await buyer.attempt(getBalance, { query: { contragent: 'К-000999' } });
    const foreign = await buyer.attempt(getBalance, { query: { contragent: 'К-000900' } });
    const clerk = await app.clientFor('clerk@demo.example');
    const denied = await clerk.attempt(getBalance, { query: { contragent: 'К-000001' } });
    assert.deepEqual([unknown.httpStatus, foreign.error, denied.error], [404, unknown.error, unknown.error]);
  });

  test('the right at another company opens the tabs there, and the current one stays closed', async () => {
    const membership = (counterparty: number) =>
      app.db
        .updateTable('counterparty_users')
        .where('counterparty_id', '=', counterparty)
        .where('user_id', '=', (db) =>
          db.selectFrom('users').select('id').where('login', '=', 'buyer@demo.example'),
        );
    await membership(counterpartyId)
      .set({ is_admin: false, rights: ['prices'] })
      .execute();
    const { items, parties } = await buyer.call(getFinanceSections);
    const [other] = parties;
    const here = await buyer.attempt(getBalance);
    const there = await buyer.attempt(getBalance, { query: { contragent: other?.code } });
    await membership(counterpartyId).set({ is_admin: true }).execute();
    assert.deepEqual([items.length, parties.length, here.httpStatus, there.httpStatus], [5, 1, 403, 200]);
  });

  test('a company with no documents has zeros and empty lists', async () => {
    const balance = await stranger.call(getBalance);
    assert.deepEqual(
      [
        balance.debtKopecks,
        balance.advanceKopecks,
        balance.overdueKopecks,
        balance.nextDue,
        balance.documents,
      ],
      [0, 0, 0, null, []],
    );
    const turnover = await stranger.call(getTurnover);
    assert.ok(turnover.points.length === 12 && turnover.points.every(({ debtKopecks }) => debtKopecks === 0));
    const history = await stranger.call(getFinanceHistory);
    assert.deepEqual(history.items, []);
    assert.deepEqual(history.totals, { debitKopecks: 0, creditKopecks: 0, openKopecks: 0 });
    const { items, days, totals } = await stranger.call(getPaymentSchedule);
    assert.deepEqual([items, days, totals], [[], [], { openKopecks: 0, overdueKopecks: 0 }]);
  });

  test('charts that end in the year 1 begin with it', async () => {
    const { from, points } = await buyer.call(getTurnover, { query: { dateTo: '0001-05-01' } });
    assert.deepEqual([from, points.at(-1)?.to], ['0001-01-01', '0001-05-01']);
  });

  test('the next due sum is that of the first due day from today on', async () => {
    await post('shipment', 300_00, 50, -20);
    await post('shipment', 200_00, 5, 4);
    await post('shipment', 100_00, 3, 4);
    await post('shipment', 100_00, 1, 27);
    assert.deepEqual((await buyer.call(getBalance)).nextDue, { on: addDays(today, 4), kopecks: 300_00 });
  });

  test('open pages of the company, and of no other, are notified of postings', async () => {
    const received: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const subscribe = (id: number) =>
      app.services.events.subscribe({
        actor: { userId: 0, sessionId: 0, counterpartyId: id, closure: null } as never,
        send: (event) => {
          if (event === 'ledger.changed') received.push(id);
          if (received.at(-1) === counterpartyId) resolve();
        },
        end: () => {},
      });
    const leave = [subscribe(counterpartyId + 1), subscribe(counterpartyId)];
    await post('shipment', 10_00, 1);
    await promise;
    for (const each of leave) each();
    assert.deepEqual(received, [counterpartyId]);
  });

  for (const kopecks of [0, 0.5, 9e15, -1e12, Number.NaN])
    test(`a document of ${kopecks} kopecks is refused`, async () => {
      await assert.rejects(post('shipment', kopecks, 1), { name: 'Validation' });
      assert.equal((await buyer.call(getBalance)).documents.length, 0);
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
