import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

const [ORDERS, LINES] = [400, 25];

/** Seeds years of orders of the buyer's company: 10,000 lines of offers from the whole catalogue. */
export async function seedPurchases(db: Db): Promise<void> {
  await sql`
    with ordered as (
      insert into orders (number, counterparty_id, created_by, status, delivery_type, shipment, pay_system,
        goods_kopecks, vat_kopecks, total_kopecks)
      select 'BENCH-' || number, u.current_counterparty_id, u.id, 'delivered', 'delivery', 'send-all', 'invoice',
        0, 0, 0
      from users u, generate_series(1, ${ORDERS}::int) number
      where u.login = 'buyer@demo.example'
      on conflict do nothing
      returning id
    ), numbered_orders as (
      select id, row_number() over () as number from ordered
    ), numbered_offers as (
      select id, article, name, row_number() over (order by md5(id::text)) as number from offers where active
    )
    insert into order_lines (order_id, position, offer_id, article, name, measure, quantity, price_kopecks,
      vat_percent, total_kopecks)
    select o.id, (f.number - 1) % ${LINES}::int + 1, f.id, f.article, f.name, 'шт', 1, 0, 20, 0
    from numbered_offers f join numbered_orders o on o.number = (f.number - 1) / ${LINES}::int + 1`.execute(
    db,
  );
}
