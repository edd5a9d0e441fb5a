import { allStaffRights } from '@shop/contracts/account/permissions';
import type { Insertable } from 'kysely';
import { hashPassword } from '../../modules/session/session.api.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { accounts, cityOfDemo, clerkRights, DEMO_PASSWORD } from './people/accounts.ts';
import { seedColleagues } from './people/colleagues.ts';
import { managedCompanies, romashka, vasilkov } from './people/companies.ts';
import { type Account, seedCompany, seedPlaces } from './people/company.ts';
import { seedCorrespondence } from './people/correspondence.ts';
import { seedLedger } from './people/ledger.ts';
import { romashkaConsignees, romashkaPlaces, vasilkovPlaces } from './people/places.ts';
import { seededRandom } from './people/random.ts';
import { seedSalePoints } from './people/sale-points.ts';
import { seedSite } from './people/site.ts';

/**
 * Seeds demo accounts, companies and their history. Does nothing if there are users. Price types belong to the
 * catalogue: `assignPriceTypes` links the two, whichever came first.
 */
export async function seedPeople(db: Db, now = new Date()): Promise<void> {
  await seedSite(db);
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anybody !== undefined) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    const cityId = await findCity(tx, cityOfDemo);
    const userIds = await seedAccounts(tx, passwordHash, cityId);
    const [main, second] = await seedOwnCompanies(tx, userIds);
    const place = { ...userIds, counterpartyId: main.counterpartyId, passwordHash, cityId };
    await seedColleagues(tx, place, +now);
    await seedSalePoints(tx, main.counterpartyId, second.counterpartyId);
    await seedManagedCompanies(tx, userIds.manager, now);
    await seedLedger(
      tx,
      { ...main, shipmentsPerMonth: 5, rubles: [9_000, 148_000], lateShare: 0.18, seed: 101 },
      +now,
    );
    await seedLedger(
      tx,
      { ...second, shipmentsPerMonth: 1.4, rubles: [4_000, 31_000], lateShare: 0.05, seed: 102 },
      +now,
    );
    await seedCorrespondence(tx, { ...userIds, counterpartyId: main.counterpartyId }, +now);
  });
}

/** Gives companies without a price type one from the catalogue. Returns how many. */
export async function assignPriceTypes(db: Db): Promise<number> {
  const types = await db.selectFrom('price_types').select('id').orderBy('id').execute();
  const waiting = await db
    .selectFrom('counterparties')
    .select('id')
    .where('price_type_id', 'is', null)
    .orderBy('id')
    .execute();
  if (types.length === 0) return 0;
  for (const [index, { id }] of waiting.entries()) {
    const type = types[index % types.length];
    await db
      .updateTable('counterparties')
      .set({ price_type_id: type?.id ?? null })
      .where('id', '=', id)
      .execute();
  }
  return waiting.length;
}

async function findCity(db: Db, name: string): Promise<number> {
  const city = db.selectFrom('cities').select('id').where('name', '=', name).orderBy('sort');
  return (await city.executeTakeFirstOrThrow()).id;
}

async function seedAccounts(db: Db, password_hash: string, cityId: number) {
  const add = async (account: (typeof accounts)[keyof typeof accounts]) => {
    // The clerk has no city yet, so that this account shows the question for one.
    const city_id = account === accounts.clerk ? null : cityId;
    const values: Insertable<Schema['users']> = { ...account, password_hash, city_id, is_demo: true };
    return (await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  const ids = {
    buyer: await add(accounts.buyer),
    clerk: await add(accounts.clerk),
    manager: await add(accounts.manager),
    operations: await add(accounts.operations),
    office: await add(accounts.office),
  };
  await db
    .insertInto('staff_rights')
    .values(allStaffRights.map((right) => ({ user_id: ids.office, right })))
    .execute();
  return ids;
}

async function seedOwnCompanies(
  db: Db,
  { buyer, clerk, manager }: { buyer: number; clerk: number; manager: number },
): Promise<[Account, Account]> {
  const main = await seedCompany(db, romashka, {
    manager,
    discount: 5,
    limitRubles: 600_000,
    postponementDays: 30,
  });
  const second = await seedCompany(db, vasilkov, {
    manager,
    discount: 0,
    limitRubles: 50_000,
    postponementDays: 14,
  });
  await db
    .insertInto('counterparty_users')
    .values([
      { counterparty_id: main.counterpartyId, user_id: buyer, is_admin: true },
      { counterparty_id: second.counterpartyId, user_id: buyer, is_admin: true },
      { counterparty_id: main.counterpartyId, user_id: clerk, rights: [...clerkRights] },
    ])
    .execute();
  await db
    .updateTable('users')
    .set({ current_counterparty_id: main.counterpartyId })
    .where('id', 'in', [buyer, clerk])
    .execute();
  await seedPlaces(db, main.counterpartyId, romashka, romashkaPlaces, romashkaConsignees);
  await seedPlaces(db, second.counterpartyId, vasilkov, vasilkovPlaces);
  return [main, second];
}

async function seedManagedCompanies(db: Db, manager: number, now: Date): Promise<void> {
  const random = seededRandom(7);
  for (const [index, company] of managedCompanies().entries()) {
    const postponementDays = random.oneOf([0, 7, 14, 14, 30, 45]);
    const limitRubles = postponementDays === 0 ? 0 : random.whole(1, 30) * 50_000;
    const account = await seedCompany(db, company, {
      manager,
      discount: random.oneOf([0, 0, 3, 5, 7, 10]),
      limitRubles,
      postponementDays,
    });
    if (index % 11 === 9) {
      await db
        .updateTable('counterparties')
        .set({ active: false })
        .where('id', '=', account.counterpartyId)
        .execute();
      continue;
    }
    const size = random.whole(1, 6);
    await seedLedger(
      db,
      {
        ...account,
        shipmentsPerMonth: size / 2,
        rubles: [3_000 * size, 26_000 * size],
        lateShare: random.whole(0, 35) / 100,
        seed: 1000 + index,
      },
      now.getTime(),
    );
  }
}
