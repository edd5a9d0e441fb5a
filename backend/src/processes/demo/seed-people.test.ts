import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isInn } from '@shop/domain/validation/inn';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../platform/database/database.ts';
import { romashka, vasilkov } from './people/companies.ts';
import { seedPeople } from './seed-people.ts';

describe('the demo people', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  it('carry the control digits of real ИНН', () => {
    assert.deepEqual([isInn(romashka.inn), isInn(vasilkov.inn)], [true, true]);
    assert.deepEqual([romashka.inn.length, vasilkov.inn.length], [10, 12]);
  });

  it('give the manager some sixty companies with different ИНН', async () => {
    const rows = await database.db.selectFrom('counterparties').select('inn').execute();
    assert.ok(rows.length >= 60);
    assert.equal(new Set(rows.map(({ inn }) => inn)).size, rows.length);
  });

  it('have more than a year of shipments and payments, some owed and a little overdue', async () => {
    const { min, owed } = await database.db
      .selectFrom('ledger_documents')
      .innerJoin('ledger_entries', 'ledger_entries.document_id', 'ledger_documents.id')
      .innerJoin('counterparties', 'counterparties.id', 'ledger_documents.counterparty_id')
      .select((select) => [
        select.fn.min<string>('dated_on').as('min'),
        select.fn.sum<number>('ledger_entries.kopecks').as('owed'),
      ])
      .where('counterparties.name', '=', romashka.name)
      .where('account', '=', 'receivable')
      .executeTakeFirstOrThrow();
    assert.ok(Date.parse(min) < Date.now() - 390 * 86_400_000, min);
    assert.ok(owed > 0, String(owed));
  });

  it('are made once', async () => {
    const count = () => database.db.selectFrom('users').select('id').execute();
    const before = (await count()).length;
    await seedPeople(database.db);
    assert.equal((await count()).length, before);
  });
});
