import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';

// The embedded database has one connection: nothing runs while an import does.
const testOnPostgres = process.env.TEST_DATABASE_URL ? test : () => undefined;
let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
  await shop.load();
});
after(() => shop.close());

testOnPostgres('an order that reserves stock during an import makes neither of them fail', async () => {
  const { db } = shop.database;
  const importing = await db.transaction().execute(async (order) => {
    const reserve = (offer: string) =>
      sql`update stocks set reserved = reserved + 1 from offers o
        where o.id = stocks.offer_id and o.external_id = ${offer}`.execute(order);
    await reserve('hammer');
    const running = { report: shop.load() };
    await untilSomebodyWaits();
    await reserve('glove#9');
    return running;
  });
  assert.equal((await importing.report).isUnchanged, true);
  assert.deepEqual(await shop.lines(sql`select quantity, reserved from stocks order by 1`), [
    '0 0',
    '7 1',
    '24 1',
  ]);
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(shop.database.db);
    if (rows.length > 0) return;
    await delay(20);
  }
}
