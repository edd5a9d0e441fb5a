import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { todayInMoscow } from '../../src/platform/calendar/days.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { confirmOrders, offerOrders } from '../../src/processes/exchange/orders-out/offer-orders.ts';
import { buildExchangeSession } from '../../testing/builders/exchange/exchange-session.builder.ts';
import type { BenchShop } from '../bench-shop.ts';

const [ORDERS, LINES, ROUNDS] = [1_000, 20, 5];
const [GOODS, DELIVERY] = [LINES * 244_00, 500_00];
/** Issue 22: 1,000 orders go out within three seconds. */
const MOST_MS = 3_000;

/** Offers 1,000 orders to 1C and confirms them, several times, and prints how long each took. */
export async function measureOrdersOut({ name, database: { db } }: BenchShop): Promise<void> {
  await seedOrders(db);
  const sessionId = await buildExchangeSession(db);
  for (const schemaVersion of ['2.10', '3.1']) {
    const [offers, confirmations]: [number[], number[]] = [[], []];
    let [megabytes, processorMs] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`update orders set exchange_version = exchange_version + 1 where number like 'OUT-%'`.execute(
        db,
      );
      const processor = process.cpuUsage();
      const started = performance.now();
      const since = todayInMoscow();
      const { xml, count } = await offerOrders(db, {
        sessionId,
        since,
        schemaVersion,
        encoding: 'windows-1251',
      });
      const offered = performance.now();
      const taken = await confirmOrders(db, sessionId);
      if (count !== ORDERS || taken !== ORDERS) throw new Error(`${count} were offered, ${taken} were taken`);
      offers.push(offered - started);
      confirmations.push(performance.now() - offered);
      const { user, system } = process.cpuUsage(processor);
      [megabytes, processorMs] = [xml.length / 1e6, (user + system) / 1000];
    }
    const worst = (times: readonly number[]) => Math.round(Math.max(...times));
    const verdict = worst(offers) + worst(confirmations) <= MOST_MS ? 'within' : 'MORE THAN';
    console.log(
      `${name}: ${ORDERS} orders of ${LINES} lines out in ${schemaVersion} (${megabytes.toFixed(1)} MB): ` +
        `offered in ${worst(offers)} ms, confirmed in ${worst(confirmations)} ms at worst, ` +
        `with ${Math.round(processorMs)} ms of processor time: ${verdict} ${MOST_MS} ms`,
    );
  }
}

/** Orders of today with reservations, of all companies of the demo; older ones count as taken. */
async function seedOrders(db: Db): Promise<void> {
  await sql`update orders set taken_version = exchange_version`.execute(db);
  await sql`
    with companies as (
      select u.current_counterparty_id as id, u.id as user_id, row_number() over () as number, count(*) over () as total
      from users u where u.current_counterparty_id is not null
    ), ordered as (
      insert into orders (number, counterparty_id, created_by, status, delivery_type, address, shipment, pay_system,
        comment, consignee, consignee_inn, goods_kopecks, delivery_kopecks, vat_kopecks, total_kopecks)
      select 'OUT-' || n, c.id, c.user_id, 'new', 'delivery', '142100, Московская обл, г Подольск, ул Складская, д 1',
        'send-all', 'invoice', 'Позвоните за час до доставки', 'ООО «Лютик»', '5047000001',
        ${GOODS}::bigint, ${DELIVERY}::bigint, 0, ${GOODS + DELIVERY}::bigint
      from generate_series(1, ${ORDERS}::int) n join companies c on c.number = n % c.total + 1
      returning id
    ), numbered as (
      select id, row_number() over (order by id) - 1 as number from ordered
    ), goods as (
      select f.id, f.article, f.name, row_number() over (order by md5(f.id::text)) - 1 as number, count(*) over () as total
      from offers f where f.active
    ), lines as (
      insert into order_lines (order_id, position, offer_id, article, name, measure, quantity, reserved, price_kopecks,
        vat_percent, total_kopecks)
      select o.id, p, g.id, g.article, g.name, 'шт', 2, 2, 12200, 22, 24400
      from numbered o cross join generate_series(1, ${LINES}::int) p
      join goods g on g.number = (o.number * ${LINES}::int + p) % g.total
      returning order_id, position
    )
    insert into order_reservations (order_id, position, warehouse_id, quantity)
    select order_id, position, (select min(id) from warehouses), 2 from lines`.execute(db);
  await sql`analyze orders, order_lines, order_reservations`.execute(db);
}
