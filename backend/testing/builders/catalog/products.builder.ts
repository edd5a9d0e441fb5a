import type { Db } from '../../../src/platform/database/database.ts';

let last = 0;

/** Adds `count` products without offers to the section of `buildCatalogue`, for tests of limits. Returns their ids. */
export async function buildProducts(db: Db, count: number): Promise<number[]> {
  const { id: section_id } = await db.selectFrom('sections').select('id').executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, () => {
    last += 1;
    const code = `built-${last}`;
    return { external_id: code, code, article: code, name: code, section_id };
  });
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += 500) {
    const built = await db
      .insertInto('products')
      .values(rows.slice(from, from + 500))
      .returning('id')
      .execute();
    ids.push(...built.map(({ id }) => id));
  }
  return ids;
}
