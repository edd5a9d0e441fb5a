import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

/** Asserts that the query finds no rows. */
export async function assertNone(db: Db, what: string, query: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await query.execute(db);
  assert.deepEqual(rows, [], what);
}

/** Sums what documents of a kind have posted for `orders.id`, in kopecks. */
export const posted = (
  kind: string,
) => sql`(select coalesce(abs(sum(entry.kopecks)), 0) from ledger_documents document
    join ledger_entries entry on entry.document_id = document.id and entry.account = 'receivable'
    where document.order_id = orders.id and document.kind = ${kind})`;

/** Asserts what holds for goods and documents of orders after any course of events. */
export async function assertSoundOrders(db: Db): Promise<void> {
  await assertNone(
    db,
    'set aside in the warehouse is what orders hold',
    sql`select stocks.offer_id, stocks.warehouse_id, stocks.quantity, stocks.reserved, held.quantity as held from stocks
      left join (
        select line.offer_id, reservation.warehouse_id, sum(reservation.quantity) as quantity from order_reservations reservation
        join order_lines line on line.order_id = reservation.order_id and line.position = reservation.position group by 1, 2
      ) held on held.offer_id = stocks.offer_id and held.warehouse_id = stocks.warehouse_id
      where stocks.reserved <> coalesce(held.quantity, 0) or stocks.reserved not between 0 and stocks.quantity`,
  );
  await assertNone(
    db,
    'every unit is in one shipment',
    sql`select line.order_id, line.position from order_lines line
      where line.quantity <> (select sum(part.quantity) from order_shipment_lines part
        where part.order_id = line.order_id and part.position = line.position)`,
  );
  await assertNone(
    db,
    'an order holds no more than what has not left',
    sql`select line.order_id, line.position from order_lines line join orders on orders.id = line.order_id
      where orders.status <> 'cancelled' and line.reserved <> coalesce((select sum(reservation.quantity)
          from order_reservations reservation where reservation.order_id = line.order_id and reservation.position = line.position), 0)
        + coalesce((select sum(part.quantity) from order_shipment_lines part
          join order_shipments shipment on shipment.id = part.shipment_id
          where part.order_id = line.order_id and part.position = line.position
            and shipment.status in ('shipped', 'delivered')), 0)`,
  );
  await assertNone(
    db,
    'what has left has one УПД',
    sql`select shipment.id from order_shipments shipment where (shipment.status in ('shipped', 'delivered'))
      <> exists (select 1 from order_documents document where document.shipment_id = shipment.id)`,
  );
  await assertNone(
    db,
    'what a УПД says is owed',
    sql`select upd.order_id, upd.number from order_documents upd
      left join ledger_documents document on document.order_id = upd.order_id and document.kind = 'shipment'
        and document.number = upd.number
      where upd.kind = 'upd' and (upd.content ->> 'totalKopecks')::bigint is distinct from document.kopecks`,
  );
}
