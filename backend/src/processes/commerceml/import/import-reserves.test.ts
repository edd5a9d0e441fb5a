import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { buildCatalogue, type TestCatalogue } from '../../../../testing/builders/basket/catalogue.builder.ts';
import { ExchangeFolders, patchXml } from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { buildPlacedOrder } from '../../../../testing/builders/orders/placed-order.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { exchangeCatalogueSetting } from '../../../modules/exchange/exchange.api.ts';
import { importCatalog } from './import-catalog.ts';

const folders = new ExchangeFolders();
let database: TestDatabase;
let catalogue: TestCatalogue;
let mediaDir: string;

before(async () => {
  mediaDir = await mkdtemp(path.join(os.tmpdir(), 'media-test-'));
  database = await openTestDatabase();
  catalogue = await buildCatalogue(database.db);
});
beforeEach(async () => {
  await sql`delete from order_reservations`.execute(database.db);
  await sql`update stocks set quantity = 100, reserved = 0 where offer_id = ${catalogue.idOf('gloves')}`.execute(
    database.db,
  );
});
after(async () => {
  await database.close();
  await folders.remove();
  await rm(mediaDir, { recursive: true, force: true });
});

async function exclude(stocksExcludeReserves: boolean): Promise<void> {
  const value = JSON.stringify({ ...exchangeCatalogueSetting.initial, stocksExcludeReserves });
  await sql`insert into settings (name, value) values (${exchangeCatalogueSetting.name}, ${value}::text::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(database.db);
}

/** 1C sends how many pairs it has; returns how many the shop can sell. */
async function receiveRests(quantity: number, sentAt = new Date()): Promise<number> {
  const { external_id } = await database.db
    .selectFrom('offers')
    .select('external_id')
    .where('id', '=', catalogue.idOf('gloves'))
    .executeTakeFirstOrThrow();
  const rests = patchXml(
    `<Предложение><Ид>${external_id}</Ид><Остатки><Остаток><Склад><Ид>w1</Ид><Количество>${quantity}</Количество></Склад></Остаток></Остатки></Предложение>`,
  );
  const folder = await folders.writeFolder({ 'rests.xml': rests });
  await importCatalog(database, { files: [folder], mediaDir, sentAt });
  const { rows } = await sql<{ free: number }>`select sum(quantity - reserved)::int as free from stocks
    where offer_id = ${catalogue.idOf('gloves')}`.execute(database.db);
  return rows[0]?.free ?? 0;
}

const order = (quantity: number) =>
  buildPlacedOrder(database.db, { lines: [{ offerId: catalogue.idOf('gloves'), quantity }] });
const take = (id: number, at: Date) =>
  sql`update orders set taken_version = exchange_version, taken_at = ${at} where id = ${id}`.execute(
    database.db,
  );
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('stock with reserves is what lies in the warehouse: every reserve of the shop is subtracted', async () => {
  await exclude(false);
  await take((await order(10)).id, minutesAgo(5));
  await order(3);
  assert.equal(await receiveRests(50), 37);
  assert.equal(await receiveRests(50), 37);
});

test('stock without reserves: an order stops counting with the first rests after 1C has taken it', async () => {
  await exclude(true);
  const first = await order(10);
  assert.equal(await receiveRests(50), 40, '1C does not know the order yet');
  await take(first.id, minutesAgo(5));
  assert.equal(await receiveRests(40), 40, '1C has subtracted it, and it is not subtracted again');
  assert.equal(await receiveRests(40), 40);
  await order(3);
  assert.equal(await receiveRests(40), 37, 'a new order is not forgotten');
});

test('rests that were sent before 1C took the order still include its goods', async () => {
  await exclude(true);
  await take((await order(10)).id, minutesAgo(5));
  assert.equal(await receiveRests(50, minutesAgo(6)), 40);
  assert.equal(await receiveRests(40, minutesAgo(4)), 40);
});

test('stock never falls below the reserves, whatever 1C says', async () => {
  await exclude(true);
  await order(10);
  assert.equal(await receiveRests(4), 0);
});
