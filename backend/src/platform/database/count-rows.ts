import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query without a selection finds. */
export async function countRows<Tables, Table extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}
