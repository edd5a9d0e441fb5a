import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addNode } from '../../src/modules/exchange/nodes/nodes.service.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { buildApp } from '../../src/processes/api/app.ts';
import { startExchangeJob } from '../../src/processes/jobs/exchange-job.ts';
import { buildCatalogue } from '../builders/basket/catalogue.builder.ts';
import { buildPlacedOrder } from '../builders/orders/placed-order.builder.ts';
import { seedTestPeople } from '../seed-test-people.ts';
import { testSettings } from '../test-app.ts';

/** Tasks of a test that exchanges with this process and kills it. */
export type ServerTask =
  /** Fills an empty shop and adds a node; answers its password. */
  | { readonly do: 'prepare' }
  /** Places an order; answers its number. */
  | { readonly do: 'place' }
  | { readonly do: 'look' };

/** The shop after an exchange. */
export interface ShopState {
  /** Kopecks of the first price of each offer that came by the exchange, by the offer's id in 1C. */
  readonly prices: Readonly<Record<string, number>>;
  /** Orders that 1C has not taken in their present version. */
  readonly waiting: number;
  /** Numbers of orders by status. */
  readonly statuses: Readonly<Record<string, string>>;
  /** Shipments that 1C brought, and documents of the ledger with an id of 1C. */
  readonly shipments: number;
  /** Files of exchanges that are neither done nor refused. */
  readonly unfinished: number;
}

/** The goods that every order is for, by their id in 1C. */
const ORDERED = 'gloves#0';

const [, , where = '', folder = ''] = process.argv;
mkdirSync(folder, { recursive: true });
const database = await openDatabase(
  where.startsWith('postgres') ? { databaseUrl: where, dataDir: '' } : { dataDir: where },
);
await migrate(database.db);
const settings = { ...testSettings, dataDir: folder, mediaDir: path.join(folder, 'media') };
const { app, exchange } = await buildApp({ settings, database });
startExchangeJob(exchange, database.db, settings, app.log);
exchange.kick();
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (task: ServerTask) => void run(task).then((answer) => process.send?.(answer)));
process.send?.({ origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });

async function run(task: ServerTask): Promise<unknown> {
  if (task.do === 'prepare') return prepare();
  return task.do === 'place' ? place() : look();
}

async function prepare(): Promise<{ readonly password: string }> {
  const { db } = database;
  await seedTestPeople(db);
  await buildCatalogue(db);
  const { password } = await db.transaction().execute((tx) =>
    addNode(
      tx,
      { userId: null, name: 'test' },
      {
        login: 'ut-main',
        name: 'УТ',
        kinds: ['catalog', 'sale', 'reference'],
        allowedNetworks: [],
        ordersSince: '2020-01-01',
        encoding: 'utf-8',
        isActive: true,
        isRehearsal: false,
      },
    ),
  );
  return { password };
}

async function place(): Promise<{ readonly number: string }> {
  const { db } = database;
  const { id: offerId } = await db
    .selectFrom('offers')
    .select('id')
    .where('external_id', '=', ORDERED)
    .executeTakeFirstOrThrow();
  await db.updateTable('stocks').set({ quantity: 1_000_000 }).where('offer_id', '=', offerId).execute();
  const { number } = await buildPlacedOrder(db, { lines: [{ offerId, quantity: 1 }] });
  return { number };
}

async function look(): Promise<ShopState> {
  const { db } = database;
  const prices = await db
    .selectFrom('prices')
    .innerJoin('offers', 'offers.id', 'prices.offer_id')
    .select(['offers.external_id as id', 'prices.kopecks'])
    .where('prices.from_quantity', '=', 1)
    .where('offers.external_id', 'in', ['glove#10', 'glove#9', 'hammer'])
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'status', 'exchange_version', 'taken_version'])
    .execute();
  const { shipments } = await db
    .selectFrom('order_shipments')
    .select(({ fn }) => fn.countAll<number>().as('shipments'))
    .where('external_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const { unfinished } = await db
    .selectFrom('exchange_files')
    .select(({ fn }) => fn.countAll<number>().as('unfinished'))
    .where('state', 'in', ['queued', 'working', 'held'])
    .executeTakeFirstOrThrow();
  return {
    prices: Object.fromEntries(prices.map(({ id, kopecks }) => [id, kopecks])),
    waiting: orders.filter((order) => order.exchange_version > order.taken_version).length,
    statuses: Object.fromEntries(orders.map(({ number, status }) => [number, status])),
    shipments,
    unfinished,
  };
}
