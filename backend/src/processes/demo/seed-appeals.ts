import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { accounts } from './people/accounts.ts';
import { clientAppeals, demoAppealCount, numberOf, ownClaim } from './people/appeals.ts';
import { romashka } from './people/companies.ts';
import { writeAppeal } from './people/write-appeal.ts';

/**
 * Seeds appeals for the manager besides those of the demo buyer: a claim about one of his orders, and appeals of other
 * clients with their authors. Needs people; the claim needs orders too. Does nothing if the numbers are taken, because
 * it ran before or the shop already has appeals. Returns how many it wrote.
 */
export async function seedAppeals(db: Db, now = new Date()): Promise<number> {
  const manager = await findPerson(db, accounts.manager.login);
  const buyer = await findPerson(db, accounts.buyer.login);
  if (manager === undefined || buyer === undefined || !(await areNumbersFree(db, now))) return 0;
  return db.transaction().execute(async (tx) => {
    let count = (await seedClaim(tx, { buyer: buyer.id, manager: manager.id }, now)) ? 1 : 0;
    for (const client of clientAppeals) {
      const company = await findCompany(tx, client.company);
      if (company === undefined) continue;
      const contact = await addContact(tx, client.contact, company.id, buyer);
      const place = { counterpartyId: company.id, people: { contact, manager: manager.id } };
      for (const appeal of client.appeals) await writeAppeal(tx, appeal, place, +now);
      count += client.appeals.length;
    }
    return count;
  });
}

async function areNumbersFree(db: Db, now: Date): Promise<boolean> {
  const numbers = [ownClaim, ...clientAppeals.flatMap(({ appeals }) => appeals)].map((appeal) =>
    numberOf(appeal, +now),
  );
  const existing = await unscoped(db, 'demo data')
    .selectFrom('appeals')
    .select('id')
    .where('number', 'in', numbers)
    .limit(1)
    .executeTakeFirst();
  const { last } = await db
    .selectFrom('number_series')
    .select((select) => select.fn.max<number | null>('last').as('last'))
    .where('name', '=', 'appeal')
    .executeTakeFirstOrThrow();
  return existing === undefined && (last ?? 0) >= demoAppealCount;
}

async function seedClaim(
  db: Db,
  people: { readonly buyer: number; readonly manager: number },
  now: Date,
): Promise<boolean> {
  const order = await unscoped(db, 'demo data')
    .selectFrom('orders')
    .innerJoin('counterparties', 'counterparties.id', 'orders.counterparty_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.counterparty_id as counterpartyId', 'order_lines.quantity'])
    .where('counterparties.code', '=', romashka.code)
    .where('orders.status', '=', 'delivered')
    .where('order_lines.position', '=', 1)
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();
  if (order === undefined) return false;
  const { counterpartyId, id: orderId } = order;
  const appealId = await writeAppeal(db, ownClaim, { counterpartyId, people, orderId }, +now);
  const quantity = Math.max(1, Math.floor(order.quantity / 4));
  await db
    .insertInto('appeal_lines')
    .values({ appeal_id: appealId, order_id: orderId, position: 1, quantity })
    .execute();
  return true;
}

async function addContact(
  db: Db,
  contact: (typeof clientAppeals)[number]['contact'],
  counterpartyId: number,
  { passwordHash, cityId }: NonNullable<Awaited<ReturnType<typeof findPerson>>>,
): Promise<number> {
  const account = {
    ...contact,
    role: 'CUSTOMER' as const,
    password_hash: passwordHash,
    city_id: cityId,
    current_counterparty_id: counterpartyId,
    is_demo: true,
  };
  const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await unscoped(db, 'demo data')
    .insertInto('counterparty_users')
    .values({ counterparty_id: counterpartyId, user_id: id, is_admin: true })
    .execute();
  return id;
}

function findPerson(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash', 'city_id as cityId'])
    .where('login', '=', login)
    .executeTakeFirst();
}

function findCompany(db: Db, name: string) {
  return db
    .selectFrom('counterparties')
    .select('id')
    .where('name', 'like', `%${name}`)
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirst();
}
