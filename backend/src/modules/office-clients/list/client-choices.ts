import { randomUUID } from 'node:crypto';
import type { ClientChoices } from '@shop/contracts/office/clients';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';

/** External ids of price types made here begin with this; the exchange with 1C leaves them and their prices alone. */
export const OFFICE_PRICE_TYPE = 'shop-';

const priceTypeAdded = defineOfficeAction('price-type.added', {
  title: 'Добавлен вид цен',
  right: 'office.terms',
  state: v.never(),
  words: () => new Map(),
});

/** Returns the price types, the usual one first, and the managers who still work here, by name. */
export async function readClientChoices(db: Db): Promise<ClientChoices> {
  const priceTypes = await db.selectFrom('price_types').select(['id', 'name']).orderBy('id').execute();
  const managers = await db
    .selectFrom('users')
    .select(['id', sql<string>`trim(last_name || ' ' || name)`.as('name')])
    .where('role', '=', 'MANAGER')
    .where('active', '=', true)
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  return { priceTypes, managers };
}

/**
 * Adds a price type under an id of its own, so that the exchange with 1C takes it for none of its types. Needs a
 * transaction. Throws `Validation` at `name` for a name that is in use.
 */
export async function addPriceType(db: Db, by: OfficeActor, name: string) {
  await sql`select pg_advisory_xact_lock(hashtext('price types'))`.execute(db);
  const same = await db
    .selectFrom('price_types')
    .select('id')
    .where(sql`lower(name collate "und-x-icu")`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (same !== undefined) throw new Validation('Такой вид цен уже есть', 'name');
  const added = await db
    .insertInto('price_types')
    .values({ external_id: `${OFFICE_PRICE_TYPE}${randomUUID()}`, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  await recordOfficeChange(db, by, { action: priceTypeAdded, subject: name });
  return added;
}
