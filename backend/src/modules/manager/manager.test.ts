import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { getManagedCounterparties } from '@shop/shared/contracts/manager';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { buildPosting } from '../finances/posting.builder.ts';

describe("the manager's list of counterparties", () => {
  let app: TestApp;
  let manager: TestClient;

  before(async () => {
    app = await startTestApp();
    manager = await app.clientFor('manager@demo.example');
  });
  after(() => app.close());

  const list = (query: object = {}) => manager.call(getManagedCounterparties, { query });

  test('is sorted by name and paged, and clamps a page past the end', async () => {
    const { items, pageNavigation } = await list({ pageSize: 5 });
    assert.equal(items.length, 5);
    const names = items.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted(new Intl.Collator('ru').compare));
    const last = await list({ pageSize: 5, page: 1_000 });
    assert.equal(last.pageNavigation.pageNumber, pageNavigation.pageCount);
    assert.ok(last.items.length > 0);
  });

  for (const query of ['ромаш', 'РОМАШКА']) {
    test(`finds a company by «${query}»`, async () => {
      const { items } = await list({ query });
      assert.deepEqual(
        items.map(({ name }) => name),
        ['ООО «Ромашка»'],
      );
    });
  }

  test('finds a company by ИНН and code, and takes % for a sign', async () => {
    const [company] = (await list({ query: 'Ромашка' })).items;
    for (const query of [company!.inn, company!.code]) {
      assert.deepEqual(
        (await list({ query })).items.map(({ id }) => id),
        [company!.id],
      );
    }
    assert.deepEqual((await list({ query: '%' })).items, []);
  });

  test('shows users, limit and the debt of the ledger, contract by contract', async () => {
    const [company] = (await list({ query: 'Ромашка' })).items;
    await app.db.deleteFrom('ledger_documents').execute();
    const contract = await app.db
      .selectFrom('contracts')
      .select('id')
      .where('counterparty_id', '=', company!.id)
      .executeTakeFirstOrThrow();
    const posting = { counterpartyId: company!.id, on: '2026-01-10', dueOn: null };
    await buildPosting(app.db, { ...posting, contractId: contract.id, kind: 'shipment', kopecks: 500_00 });
    await buildPosting(app.db, { ...posting, contractId: null, kind: 'payment', kopecks: 900_00 });
    const [seen] = (await list({ query: 'Ромашка' })).items;
    assert.deepEqual([seen?.debtKopecks, seen?.creditLimitKopecks, seen?.userCount], [500_00, 600_000_00, 5]);
  });

  test('filters by activity', async () => {
    const inactive = await list({ active: 'N', pageSize: 100 });
    assert.ok(inactive.items.length > 0 && inactive.items.every(({ isActive }) => !isActive));
    const active = await list({ active: 'Y', pageSize: 100 });
    assert.ok(active.items.every(({ isActive }) => isActive));
  });

  test('shows no clients of another manager', async () => {
    const other = await app.db
      .insertInto('users')
      .values({
        login: 'other@demo.example',
        password_hash: 'x',
        role: 'MANAGER',
        name: 'Олег',
        last_name: 'Другой',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('counterparties')
      .set({ manager_id: other.id })
      .where('name', '=', 'ООО «Ромашка»')
      .execute();
    assert.deepEqual((await list({ query: 'Ромашка' })).items, []);
  });

  test('is closed to customers and visitors', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    assert.equal((await buyer.attempt(getManagedCounterparties)).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getManagedCounterparties)).httpStatus, 401);
  });
});
