import { type SqlBool, sql } from 'kysely';
import { postToLedger } from '../../modules/finances/finances.api.ts';
import { readTariffs } from '../../modules/pricing/pricing.api.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { type DemoBuyer, findBuyer } from './orders/demo-buyer.ts';
import { pickLines } from './orders/demo-lines.ts';
import { demoSeller } from './orders/demo-seller.ts';
import { moveDemoOrder, payAfterwards, paymentMomentOf } from './orders/move-demo-order.ts';
import { agendaOf, workingDayBefore } from './orders/order-agenda.ts';
import { type OrderPlan, orderPlans } from './orders/order-plans.ts';
import { writeOrder } from './orders/write-order.ts';
import { accounts } from './people/accounts.ts';
import { romashka, vasilkov } from './people/companies.ts';
import { seededRandom } from './people/random.ts';

/** During this time the ledger of the buyer's companies follows from orders. */
const HISTORY_DAYS = 305;

/**
 * Seeds past orders of the demo buyer's companies with lines of the real catalogue, moved to their status by fulfilment
 * itself; also the seller who signs, and the minimum sum of an order. Needs people and catalogue. Does nothing in a
 * shop with orders. Returns how many it wrote.
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
    const events = await planEvents(tx, companies, people, now);
    // Run the events in order of time, so that documents are numbered in the order they were issued.
    for (const { happen } of events.sort((one, other) => +one.at - +other.at)) await happen();
    await leaveToPeople(tx);
  });
  return orderPlans.length;
}

interface Event {
  readonly at: Date;
  readonly happen: () => Promise<void>;
}

async function planEvents(
  db: Db,
  companies: Readonly<Record<OrderPlan['company'], DemoBuyer>>,
  placedBy: { readonly buyerId: number; readonly managerId: number },
  now: Date,
): Promise<Event[]> {
  const random = seededRandom(2026);
  const tariffs = await readTariffs(db);
  const events: Event[] = [];
  for (const plan of orderPlans) {
    const buyer = companies[plan.company];
    const lines = await pickLines(db, buyer, plan, random);
    const day = workingDayBefore(addDays(todayInMoscow(now), -plan.daysAgo));
    const agenda = agendaOf(plan, day, random, now);
    let id = 0;
    for (const moment of agenda) {
      const { at, step } = moment;
      const happen = async () => {
        if (step === 'place') id = await writeOrder(db, { plan, buyer, placedBy, lines, tariffs, at });
        else await moveDemoOrder(db, id, moment, plan);
      };
      events.push({ at, happen });
    }
    const paidAt = paymentMomentOf(plan, agenda, buyer.postponementDays, random, now);
    if (paidAt !== null) events.push({ at: paidAt, happen: () => payAfterwards(db, id, paidAt, plan) });
  }
  return events;
}

/** The fulfilment simulation moves new orders only: the others keep showing every status. */
async function leaveToPeople(db: Db): Promise<void> {
  await db.updateTable('orders').set({ moved_at: null }).where('status', '!=', 'new').execute();
  await db.updateTable('orders').set({ moved_at: new Date() }).where('status', '=', 'new').execute();
}

async function findPeople(db: Db) {
  const idOf = async (login: string) =>
    (await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst())?.id;
  const [buyerId, managerId] = [await idOf(accounts.buyer.login), await idOf(accounts.manager.login)];
  return buyerId === undefined || managerId === undefined ? undefined : { buyerId, managerId };
}

async function findCompanies(db: Db) {
  const [first, second] = [await findBuyer(db, romashka.code), await findBuyer(db, vasilkov.code)];
  return first === undefined || second === undefined ? undefined : { romashka: first, vasilkov: second };
}

/** The ledger seeded with the people makes way for that of the orders; older documents stay and are paid. */
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
