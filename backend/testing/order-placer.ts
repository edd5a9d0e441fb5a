import { addToBasket, clearBasket } from '@shop/contracts/basket-order/basket';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { type KyselyPlugin, sql } from 'kysely';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { buildApp } from '../src/processes/api/app.ts';
import { buildCatalogue } from './builders/basket/catalogue.builder.ts';
import { seedTestPeople } from './seed-test-people.ts';
import { DEMO_PASSWORD, testSettings } from './test-app.ts';
import { TestClient } from './test-client.ts';

/** Tasks that a test of placing sends to this process. */
export type PlacerTask =
  | { readonly do: 'prepare' }
  /** Fills the basket and places the order. Dies before statement number `dieAt`, or before it can answer; 0: lives. */
  | { readonly do: 'place'; readonly key: string; readonly dieAt: number }
  /** Repeats the same order, as a buyer does who got no answer, then counts. */
  | { readonly do: 'retry'; readonly key: string };

/** Row counts by kind, and sums that must agree with them. */
export type Tally = Readonly<Record<string, number>>;

export interface PlacerAnswer {
  readonly orderId: number;
  /** The number of statements of placing, including the call's own. */
  readonly statements: number;
  readonly tally: Tally;
}

const [, , where = ''] = process.argv;
const database = await openDatabase(
  where.startsWith('postgres') ? { databaseUrl: where, dataDir: '' } : { dataDir: where },
);
await migrate(database.db);
let statements = 0;
let dieAt = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    if (statements === dieAt) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
const { app } = await buildApp({
  settings: testSettings,
  database: { ...database, db: database.db.withPlugin(counting) },
});

process.on('message', (task: PlacerTask) => void run(task).then((answer) => process.send?.(answer)));
process.send?.('ready');

async function run(task: PlacerTask): Promise<PlacerAnswer | 'prepared'> {
  if (task.do === 'prepare') return prepare();
  const buyer = await TestClient.logIn(app, testSettings.hashSalt, 'buyer@demo.example', DEMO_PASSWORD);
  const { db } = database;
  const offers = await db
    .selectFrom('offers')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['offers.id', 'products.name'])
    .where('products.name', 'in', ['Перчатки', 'Респиратор'])
    .orderBy('offers.id')
    .execute();
  if (task.do === 'place') {
    await buyer.call(clearBasket);
    await buyer.call(addToBasket, {
      body: {
        products: offers.map(({ id, name }) => ({ id, quantity: name === 'Перчатки' ? 3 : 15 })),
      },
    });
    // An emptied basket is remembered for a day; only placing is counted here.
    await db.deleteFrom('basket_removed_rows').execute();
  }
  const store = await db.selectFrom('warehouses').select('id').orderBy('id').executeTakeFirstOrThrow();
  statements = 0;
  dieAt = task.do === 'place' ? task.dieAt : 0;
  const body = {
    deliveryType: 'pickup',
    pickupStore: store.id,
    shipment: 'send-all',
    paySystem: 'invoice',
  } as const;
  const { id } = await buyer.call(placeOrder, { body }, { key: task.key });
  const took = statements;
  if (dieAt > 0) process.kill(process.pid, 'SIGKILL');
  return { orderId: Number(id), statements: took, tally: await count() };
}

async function prepare(): Promise<'prepared'> {
  const { db } = database;
  await seedTestPeople(db);
  await buildCatalogue(db);
  await db.updateTable('stocks').set({ quantity: 1_000_000 }).where('quantity', '>', 0).execute();
  return 'prepared';
}

/** Everything an order consists of, over all orders. */
async function count(): Promise<Tally> {
  const { rows } = await sql<Tally>`select
    (select count(*) from orders)::int as orders,
    (select count(distinct number) from orders)::int as numbers,
    (select sum(last) from number_series where name = 'order')::int as last_number,
    (select count(*) from order_lines)::int as lines,
    (select sum(reserved) from order_lines)::int as reserved_by_lines,
    (select sum(quantity) from order_reservations)::int as reservations,
    (select sum(reserved) from stocks)::int as reserved_stock,
    (select count(*) from order_shipments)::int as shipments,
    (select sum(quantity) from order_shipment_lines)::int as shipped_units,
    (select count(*) from order_statuses)::int as statuses,
    (select count(*) from order_documents)::int as documents,
    (select sum(last) from number_series where name = 'invoice')::int as last_invoice,
    (select count(*) from history where action = 'order.placed')::int as history,
    (select count(*) from notifications where kind = 'order')::int as notifications,
    (select count(*) from outbox where subject like 'Заказ %')::int as emails,
    (select sum(total_kopecks) from orders)::int as total,
    (select count(*) from basket_rows)::int as left_in_basket`.execute(database.db);
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, value ?? 0]));
}
