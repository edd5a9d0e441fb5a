import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrateOddRows } from '../../../testing/migrate-odd-rows.ts';
import { advanceOrder } from '../../processes/fulfilment/advance-orders.ts';
import type { Database } from './database.ts';

/** Odd rows that a shop run and repaired by hand may hold from before orders had shipments. */
const ODD_SHOP = `
  insert into users (login, password_hash, role, name, last_name) values ('a@b.example', 'x', 'CUSTOMER', 'Пётр', '');
  insert into counterparties (code, name, kind, inn) values ('К1', 'ООО', 'LEGAL', '7715456130');
  insert into warehouses (external_id, name) values ('w', 'Подольск');
  insert into sections (external_id, path, code, name, depth) values ('s', 's', 's', 'СИЗ', 1);
  insert into products (external_id, code, article, name, section_id, measure_base)
    values ('p', 'p', 'А-1', 'Щётка', 1, 'шт');
  insert into offers (external_id, product_id, article, name) select 'o', id, 'А-1', 'Щётка' from products;
  insert into stocks (offer_id, warehouse_id, quantity, reserved) select id, 1, 2, 2 from offers;
  insert into delivery_addresses (counterparty_id, address, is_default)
    values (1, 'первый', true), (1, 'второй', true), (1, 'третий', false);
  insert into orders (number, counterparty_id, created_by, status, delivery_type, shipment, pay_system,
      goods_kopecks, vat_kopecks, total_kopecks)
    select 'ЗК-' || status, 1, 1, status, 'pickup', 'send-fast', 'invoice', 100, 18, 100
    from unnest(array['new', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled']) as status;
  insert into order_lines
    select orders.id, 1, offers.id, 'А-1', 'Щётка', 'шт', 5, case status when 'new' then 2 else 0 end, 20, 22, 100
    from orders, offers where status <> 'picking';
  insert into order_reservations values (1, 1, 1, 2);
  insert into order_statuses (order_id, status) select id, status from orders;
  insert into number_series values ('upd', 2026, 3);
  insert into ledger_documents (counterparty_id, kind, number, dated_on)
    values (1, 'shipment', 'УПД-2026-00017', '2026-01-01'), (1, 'shipment', 'УПД-2025-99999999999', '2025-01-01');`;

describe('a shop from before orders had shipments', () => {
  let database: Database;
  before(async () => {
    database = await migrateOddRows('013-orders.sql', ODD_SHOP);
  });
  after(() => database.close());

  it('gives each order one shipment with all of its lines, and the cancelled a cancelled one', async () => {
    const { rows } = await sql`
      select orders.status, order_type, shipment.status as shipment,
        (select sum(quantity)::int from order_shipment_lines where shipment_id = shipment.id) as quantity
      from orders join order_shipments shipment on shipment.order_id = orders.id order by orders.id`.execute(
      database.db,
    );
    assert.deepEqual(
      rows.map((row) => Object.values(row as object)),
      [
        ['new', 2, 'planned', 5],
        ['confirmed', 2, 'planned', 5],
        ['picking', 1, 'picking', null],
        ['shipped', 1, 'shipped', 5],
        ['delivered', 1, 'delivered', 5],
        ['cancelled', 1, 'cancelled', 5],
      ],
    );
  });

  it('keeps the first of two default addresses, and gives no number of a УПД twice', async () => {
    const defaults = await database.db
      .selectFrom('delivery_addresses')
      .select('address')
      .where('is_default', '=', true)
      .execute();
    assert.deepEqual(defaults, [{ address: 'первый' }]);
    const series = await database.db.selectFrom('number_series').selectAll().execute();
    assert.deepEqual(series, [{ name: 'upd', year: 2026, last: 17 }]);
  });

  it('moves an order that was partly reserved to its end, and its stock adds up', async () => {
    const moves = await advanceOrder(database.db, 'ЗК-new', {
      goal: 'delivered',
      isSimulated: true,
      onUnpaid: () => {},
    });
    assert.equal(moves.at(-1)?.status, 'delivered');
    const stock = await database.db.selectFrom('stocks').select(['quantity', 'reserved']).execute();
    assert.deepEqual(stock, [{ quantity: 0, reserved: 0 }]);
  });
});
