import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { freeSlug, slugOf } from '../../../platform/text/slug.ts';

/** Adds new brands of the staged products. Returns how many. */
export async function saveBrands(db: Db): Promise<number> {
  const { rows } = await sql<{ name: string }>`select distinct s.brand as name from stage_products s
    where s.brand is not null and not exists (select from brands b where b.name = s.brand) order by 1`.execute(
    db,
  );
  if (rows.length === 0) return 0;
  const stored = await db.selectFrom('brands').select('code').execute();
  const codes = new Set(stored.map(({ code }) => code));
  const values = rows.map(({ name }) => {
    const code = freeSlug(slugOf(name, '-', 60), (slug) => codes.has(slug));
    codes.add(code);
    return { code, name };
  });
  await db.insertInto('brands').values(values).execute();
  return values.length;
}
