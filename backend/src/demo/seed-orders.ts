import { type SqlBool, sql } from 'kysely';
import { addDays, todayInMoscow } from '../calendar/days.ts';
import type { Db } from '../database/database.ts';
import { postToLedger } from '../modules/finances/post-to-ledger.ts';
import { readTariffs } from '../modules/orders/tariffs.ts';
import { findSoldOffers, pickLines } from './orders/demo-lines.ts';
import { demoSeller } from './orders/demo-seller.ts';
import { orderPlans } from './orders/order-plans.ts';
import { timelineOf, workingDayBefore } from './orders/order-timeline.ts';
import { type DemoBuyer, writeOrder } from './orders/write-order.ts';
import { accounts } from './people/accounts.ts';
import { romashka, vasilkov } from './people/companies.ts';
import { seededRandom } from './people/random.ts';

/** From here on the ledger of the buyer's companies is made of orders. */
const HISTORY_DAYS = 305;

/**
 * Past orders of the demo buyer's companies with lines of the real catalogue, their invoices, shipments and
 * payments, the seller who signs, and the least sum of an order. Needs people and catalogue. Does nothing in a shop that has orders already.
 * Returns how many it wrote.
 */
export async function seedOrders(db: Db, now = new Date()): Promise<number> {
  await db
    .insertInto('settings')
    .values([
      { name: 'seller', value: JSON.stringify(demoSeller) },
      { name: 'basket', value: JSON.stringify({ minimumOrderKopecks: 1_000_00 }) },
    ])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const anyOrder = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  if (anyOrder !== undefined) return 0;
  const people = await findPeople(db);
  const companies = await findCompanies(db);
  if (people === undefined || companies === undefined) return 0;
  await db.transaction().execute(async (tx) => {
    for (const company of Object.values(companies)) await clearRecentLedger(tx, company, now);
    const random = seededRandom(2026);
    const tariffs = await readTariffs(tx);
    const counts = new Map<number, number>();
    for (const plan of orderPlans) {
      const buyer = companies[plan.company];
      const day = workingDayBefore(addDays(todayInMoscow(now), -plan.daysAgo));
      const year = Number(day.slice(0, 4));
      const count = (counts.get(year) ?? 0) + 1;
      counts.set(year, count);
      const lines = await pickLines(tx, buyer.offerIds, buyer.terms, plan.lineCount, random);
      const timeline = timelineOf(day, plan.status, random, now);
      await writeOrder(tx, { plan, buyer, people, lines, timeline, tariffs, count }, random);
    }
    const series = [...counts].flatMap(([year, last]) =>
      ['order', 'invoice'].map((name) => ({ name, year, last })),
    );
    await tx.insertInto('number_series').values(series).execute();
  });
  return orderPlans.length;
}

async function findPeople(db: Db) {
  const idOf = async (login: string) =>
    (await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst())?.id;
  const [buyerId, managerId] = [await idOf(accounts.buyer.login), await idOf(accounts.manager.login)];
  const store = await db.selectFrom('warehouses').select('id').orderBy('id').executeTakeFirst();
  if (buyerId === undefined || managerId === undefined) return undefined;
  return { buyerId, managerId, storeId: store?.id ?? null };
}

async function findCompanies(db: Db) {
  const [first, second] = [await findCompany(db, romashka.code), await findCompany(db, vasilkov.code)];
  return first === undefined || second === undefined ? undefined : { romashka: first, vasilkov: second };
}

/** Undefined unless there are prices the company could buy at. */
async function findCompany(db: Db, code: string) {
  const company = await db
    .selectFrom('counterparties')
    .innerJoin('contracts', 'contracts.counterparty_id', 'counterparties.id')
    .select([
      'counterparties.id as counterpartyId',
      'counterparties.name as consignee',
      'counterparties.address',
      'price_type_id as priceTypeId',
      'discount_percent as discountPercent',
      'contracts.id as contractId',
      'contracts.postponement_days as postponementDays',
    ])
    .where('counterparties.code', '=', code)
    .executeTakeFirst();
  if (company === undefined || company.priceTypeId === null) return undefined;
  const { priceTypeId, discountPercent, ...buyer } = company;
  const offerIds = await findSoldOffers(db, priceTypeId);
  return offerIds.length === 0 ? undefined : { ...buyer, offerIds, terms: { priceTypeId, discountPercent } };
}

/** The ledger the people came with gives way to that of the orders; what is older stays and is paid. */
async function clearRecentLedger(
  db: Db,
  { counterpartyId, contractId }: DemoBuyer,
  now: Date,
): Promise<void> {
  const from = addDays(todayInMoscow(now), -HISTORY_DAYS);
  await db
    .deleteFrom('ledger_documents')
    .where('counterparty_id', '=', counterpartyId)
    .where('dated_on', '>=', from)
    .execute();
  const { owed } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(kopecks), 0)`.as('owed'))
    .where('counterparty_id', '=', counterpartyId)
    .where(sql<SqlBool>`account = 'receivable'`)
    .executeTakeFirstOrThrow();
  if (owed <= 0) return;
  const payment = {
    kind: 'payment',
    number: '1001',
    on: from,
    dueOn: null,
    orderId: null,
    kopecks: owed,
  } as const;
  await postToLedger(db, { counterpartyId, contractId, ...payment });
}
