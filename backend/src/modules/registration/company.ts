import { sql } from 'kysely';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPriceType } from '../../platform/database/list-price-type.ts';
import { nextNumber } from '../../platform/database/number-series.ts';
import type { RegisteringCompany } from '../../platform/database/schema.ts';

/** Finds a company the shop has already: the same INN and the same KPP, unless one of the two has no KPP. */
export async function findCompany(db: Db, { inn, kpp }: Pick<RegisteringCompany, 'inn' | 'kpp'>) {
  const sameInn = db
    .selectFrom('counterparties')
    .select(['id', 'code', 'name', 'manager_id as managerId'])
    .where('inn', '=', inn)
    .orderBy(sql`kpp is not distinct from ${kpp}::text`, 'desc')
    .orderBy('id');
  if (kpp === '') return sameInn.executeTakeFirst();
  return sameInn
    .where((where) => where.or([where('kpp', '=', kpp), where('kpp', 'is', null)]))
    .executeTakeFirst();
}

/** Serialises registrations of the same company; the lock holds until the transaction ends. */
export async function lockInn(db: Db, inn: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`inn ${inn}`}))`.execute(db);
}

/**
 * Adds a company with the usual prices and no contract. Its manager is the one named, otherwise the one with the fewest
 * companies.
 */
export async function addCompany(db: Db, company: RegisteringCompany, manager: number | null = null) {
  const managerId = manager ?? (await leastLoadedManager(db));
  const priceType = await listPriceType(db).executeTakeFirstOrThrow();
  const { id, code } = await db
    .insertInto('counterparties')
    .values({
      code: await nextNumber(db, 'counterparty', 'К', todayInMoscow()),
      name: company.name,
      kind: company.inn.length === 12 ? 'INDIVIDUAL' : 'LEGAL',
      inn: company.inn,
      kpp: company.kpp || null,
      ogrn: company.ogrn || null,
      address: company.address,
      price_type_id: priceType.id,
      manager_id: managerId,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  return { id, code, managerId };
}

/** Who runs the office gets new companies only where there is nobody else. Null in a shop without managers. */
export async function leastLoadedManager(db: Db): Promise<number | null> {
  const manager = await db
    .selectFrom('users')
    .leftJoin('counterparties', 'counterparties.manager_id', 'users.id')
    .select('users.id')
    .where('users.role', '=', 'MANAGER')
    .where('users.active', '=', true)
    .groupBy('users.id')
    .orderBy(({ exists, selectFrom }) =>
      exists(selectFrom('staff_rights').select('right').whereRef('staff_rights.user_id', '=', 'users.id')),
    )
    .orderBy((order) => order.fn.count('counterparties.id'))
    .orderBy('users.id')
    .executeTakeFirst();
  return manager?.id ?? null;
}
