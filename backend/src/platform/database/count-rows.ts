import type { SelectQueryBuilder } from 'kysely';

/** Counts the rows of a query that has no selection yet. */
export async function countRows<Tables, Table extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}
