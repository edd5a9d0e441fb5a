import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { seedAppeals } from './seed-appeals.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedConsents } from './seed-consents.ts';
import { seedContent } from './seed-content.ts';
import { seedFinances } from './seed-finances.ts';
import { seedOrders } from './seed-orders.ts';
import { assignPriceTypes, seedPeople } from './seed-people.ts';
import { seedProductPages } from './seed-product-pages.ts';
import { seedTransport } from './seed-transport.ts';

/** Any constant but that of the migrations: replicas that start together fill the shop once. */
const LOCK = 7_316_003;

/** Fills an empty shop with the demo catalogue, people and history. Existing data stays unchanged. */
export async function seedDemo(
  database: Database,
  settings: Settings,
  report: (line: string) => void,
): Promise<void> {
  if (database.kind === 'embedded') return fill(database, settings, report);
  // The lock has its own connection. The embedded database has only one, and no other process to lock out.
  await database.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      await fill(database, settings, report);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

async function fill(database: Database, settings: Settings, report: (line: string) => void): Promise<void> {
  const { db } = database;
  await seedPeople(db);
  const consents = await seedConsents(db);
  if (consents > 0) report(`Demo texts of consents: ${consents}`);
  const products = await seedCatalog(database, settings);
  if (products > 0) {
    report(`Demo products: ${products}`);
    report(`Demo analogs, documents and questions: ${await seedProductPages(database, settings)}`);
  }
  const companies = await assignPriceTypes(db);
  if (companies > 0) report(`Demo companies with prices: ${companies}`);
  const carriers = await seedTransport(db);
  if (carriers > 0) report(`Demo transport companies: ${carriers}`);
  const orders = await seedOrders(db);
  if (orders > 0) report(`Demo orders: ${orders}`);
  const appeals = await seedAppeals(db);
  if (appeals > 0) report(`Demo appeals of other clients: ${appeals}`);
  const plans = await seedFinances(db);
  if (plans > 0) report(`Demo bonus plans: ${plans}`);
  const content = await seedContent(db);
  if (content > 0) report(`Demo news, answers, pages and promotions: ${content}`);
}
