import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Actor } from '../actor/actor.ts';
import type { Database } from './database.ts';
import { ownedTables, scoped } from './scoped.ts';

const src = new URL('../../', import.meta.url);

describe("a customer's rows", () => {
  let database: Database;
  let actor: Actor;
  before(async () => {
    database = await openTestDatabase();
    const user = await database.db
      .selectFrom('users')
      .selectAll()
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    actor = {
      sessionId: 1,
      userId: user.id,
      login: user.login,
      name: user.name,
      role: 'CUSTOMER',
      scope: [],
      counterpartyId: user.current_counterparty_id,
      isCompanyAdmin: true,
      isDemo: true,
      actedBy: null,
      boundTo: null,
      closure: null,
    };
  });
  after(() => database.close());

  it('are the only ones that a scoped query reads, changes or deletes', async () => {
    const mine = scoped(database.db, actor);
    const owners = await mine.selectFrom('consignees').select('counterparty_id').distinct().execute();
    assert.deepEqual(owners, [{ counterparty_id: actor.counterpartyId }]);

    const foreign = await database.db
      .selectFrom('consignees')
      .select('id')
      .where('counterparty_id', '!=', mine.counterpartyId)
      .executeTakeFirstOrThrow();
    const updated = await mine
      .updateTable('consignees')
      .set({ name: 'моё' })
      .where('id', '=', foreign.id)
      .executeTakeFirst();
    const deleted = await mine.deleteFrom('consignees').where('id', '=', foreign.id).executeTakeFirst();
    assert.deepEqual([updated.numUpdatedRows, deleted.numDeletedRows], [0n, 0n]);
  });

  it('are written for the actor’s counterparty', async () => {
    const row = await scoped(database.db, actor)
      .insertInto('consignees', { name: 'Новый' })
      .returning('counterparty_id')
      .executeTakeFirstOrThrow();
    assert.equal(row.counterparty_id, actor.counterpartyId);
  });

  it('are out of reach without a counterparty', () => {
    const mine = scoped(database.db, { ...actor, counterpartyId: null });
    assert.throws(() => mine.selectFrom('orders'), { statusCode: 403 });
    assert.doesNotThrow(() => mine.selectFrom('favourites'));
  });

  it('are queried outside the scope only with a reason', () => {
    const tables = Object.keys(ownedTables).join('|');
    const bareQuery = new RegExp(
      `\\b(?:db|tx|trx)\\s*\\.(?:selectFrom|updateTable|deleteFrom|insertInto)\\(\\s*'(?:${tables})\\b`,
      'g',
    );
    const offenders = globSync('modules/**/*.ts', { cwd: src })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const found = readFileSync(new URL(file, src), 'utf8').match(bareQuery) ?? [];
        return found.map((query) => `${file}: ${query}`);
      });
    assert.deepEqual(offenders, []);
  });
});
