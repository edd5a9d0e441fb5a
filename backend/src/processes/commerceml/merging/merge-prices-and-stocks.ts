import { type RawBuilder, sql } from 'kysely';
import { OFFICE_PRICE_TYPE } from '../../../modules/office-clients/office-clients.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Changes, count, countWritten } from './changes.ts';

/** An offer loses the prices that the exchange does not name, except those of price types of the office. */
export async function mergePrices(db: Db): Promise<Changes> {
  await sql`create temporary table stage_offer_prices on commit drop as
    select o.id as offer_id, s.price_type_id, s.from_quantity, s.kopecks
    from stage_prices s join offers o on o.external_id = s.offer`.execute(db);
  await sql`analyze stage_offer_prices`.execute(db);
  const removed = await count(
    db,
    sql`delete from prices old
      using (select distinct o.id from stage_offers s join offers o on o.external_id = s.external_id
        where s.external_id not in (select external_id from stage_offers where keeps_prices)
          and (s.has_prices or (s.is_whole and s.is_full and exists (select from stage_prices)))) staged
      where old.offer_id = staged.id and not exists (
        select from price_types own
        where own.id = old.price_type_id and starts_with(own.external_id, ${OFFICE_PRICE_TYPE})
      ) and not exists (
        select from stage_offer_prices s
        where s.offer_id = old.offer_id and s.price_type_id = old.price_type_id
          and s.from_quantity = old.from_quantity)`,
  );
  const written = await countWritten(
    db,
    sql`insert into prices (offer_id, price_type_id, from_quantity, kopecks)
      select offer_id, price_type_id, from_quantity, kopecks from stage_offer_prices
      on conflict (offer_id, price_type_id, from_quantity) do update set kopecks = excluded.kopecks
      where prices.kopecks <> excluded.kopecks
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed };
}

export interface StockRules {
  /** Whether 1C has subtracted the reserves of orders from the stock that it sends. */
  readonly excludesReserves: boolean;
  /** When 1C sent the stock: it knows the orders that it had taken before. */
  readonly sentAt: Date;
}

/**
 * Stock never falls below what orders have reserved. The whole table is locked: an import and an order that locked it
 * row by row could deadlock.
 */
export async function mergeStocks(db: Db, rules: StockRules): Promise<Changes> {
  await sql`lock table stocks in exclusive mode`.execute(db);
  await sql`create temporary table stage_offer_stocks on commit drop as
    select o.id as offer_id, s.warehouse_id, s.quantity + coalesce(subtracted.quantity, 0) as quantity, s.arrival_on,
      s.arrival_quantity
    from stage_stocks s join offers o on o.external_id = s.offer
      left join (${reservedBy(rules.excludesReserves ? takenBefore(rules.sentAt) : noOrders)}) subtracted
        on subtracted.offer_id = o.id and subtracted.warehouse_id = s.warehouse_id`.execute(db);
  await sql`analyze stage_offer_stocks`.execute(db);
  const removed = await count(
    db,
    sql`update stocks old set quantity = old.reserved, arrival_on = null, arrival_quantity = 0
      from (select distinct o.id from stage_offers s join offers o on o.external_id = s.external_id
        where s.external_id not in (select external_id from stage_offers where keeps_stocks)
          and (s.has_stocks or (s.is_whole and s.is_full and exists (select from stage_stocks)))) staged
      where old.offer_id = staged.id and (old.quantity > old.reserved or old.arrival_on is not null)
        and not exists (select from stage_offer_stocks s
          where s.offer_id = old.offer_id and s.warehouse_id = old.warehouse_id)`,
  );
  const written = await countWritten(
    db,
    sql`insert into stocks (offer_id, warehouse_id, quantity, arrival_on, arrival_quantity)
      select offer_id, warehouse_id, quantity, arrival_on, arrival_quantity from stage_offer_stocks
      on conflict (offer_id, warehouse_id) do update set
        quantity = greatest(excluded.quantity, stocks.reserved),
        arrival_on = excluded.arrival_on, arrival_quantity = excluded.arrival_quantity
      where (stocks.quantity, stocks.arrival_on, stocks.arrival_quantity)
        is distinct from (greatest(excluded.quantity, stocks.reserved), excluded.arrival_on,
          excluded.arrival_quantity)
      returning (xmax = 0) as is_new`,
  );
  return { ...written, removed };
}

const noOrders = sql`select id from orders where false`;

/** Orders that 1C had taken before. Its stock excludes their reserves, that of later orders is still in it. */
function takenBefore(instant: Date): RawBuilder<unknown> {
  return sql`select id from orders where taken_version > 0 and taken_at < ${instant}`;
}

/**
 * Sums the reserves of the given orders by offer and warehouse. The shop counts the goods that are there: the stock that
 * 1C sends without the reserves of those orders, and these reserves. So no order is subtracted twice or forgotten.
 */
function reservedBy(orders: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select line.offer_id, r.warehouse_id, sum(r.quantity)::int as quantity
    from order_reservations r join order_lines line using (order_id, position)
    where r.order_id in (${orders}) group by 1, 2`;
}
