import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { insertWithCode } from '../content-texts/content-texts.api.ts';

/** Gap between neighbours; migrations and imports leave the same. */
export const SORT_STEP = 10;

/**
 * Finds a section by name, ignoring case, or creates it as the last one. Locks it until the transaction ends, so that
 * changes of its order happen one after the other. Returns its id.
 */
export async function lockSection(db: Db, name: string): Promise<number> {
  const existing = await findByName(db, name);
  const id = existing ?? (await createSection(db, name));
  await db.selectFrom('faq_sections').select('id').where('id', '=', id).forUpdate().execute();
  return id;
}

async function createSection(db: Db, name: string): Promise<number> {
  const { sort } = await db
    .selectFrom('faq_sections')
    .select(sql<number>`coalesce(max(sort), 0) + ${SORT_STEP}`.as('sort'))
    .executeTakeFirstOrThrow();
  return insertWithCode(name, async (code) => {
    const created = await db
      .insertInto('faq_sections')
      .values({ code, name, sort })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Either the code is taken, or a concurrent request inserted the same name.
    return created?.id ?? (await findByName(db, name));
  });
}

async function findByName(db: Db, name: string): Promise<number | undefined> {
  const section = await db
    .selectFrom('faq_sections')
    .select('id')
    .where(sql`lower(name collate "und-x-icu")`, '=', sql`lower(${name} collate "und-x-icu")`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return section?.id;
}
