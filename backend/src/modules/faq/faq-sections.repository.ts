import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { insertWithCode } from '../content-texts/content-texts.api.ts';

/** Between neighbours, as migrations and imports leave room. */
export const SORT_STEP = 10;

/**
 * The section of a name, whatever its letters' case, made if there is none, as the last. It is locked until the
 * transaction ends: what is last in it, and which is above which, changes one after the other.
 */
export async function lockSection(db: Db, name: string): Promise<number> {
  const known = await findByName(db, name);
  const id = known ?? (await makeSection(db, name));
  await db.selectFrom('faq_sections').select('id').where('id', '=', id).forUpdate().execute();
  return id;
}

async function makeSection(db: Db, name: string): Promise<number> {
  const { sort } = await db
    .selectFrom('faq_sections')
    .select(sql<number>`coalesce(max(sort), 0) + ${SORT_STEP}`.as('sort'))
    .executeTakeFirstOrThrow();
  return insertWithCode(name, async (code) => {
    const made = await db
      .insertInto('faq_sections')
      .values({ code, name, sort })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // The code may be taken, or the name by whoever was faster.
    return made?.id ?? (await findByName(db, name));
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
