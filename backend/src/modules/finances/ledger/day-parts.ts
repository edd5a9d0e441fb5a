import { type RawBuilder, sql } from 'kysely';

/** Ids per part of a day, as in the SQL function `ledger_part`. */
const IDS_PER_PART = 8192;

/** From this offset on, parts of the day are counted instead of reading documents one by one. */
export const LONG_DAY_DOCUMENTS = 1_000;

/** SQL condition: whether `document` belongs to the part. */
export function isInPart(part: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`document.id between ${part}::bigint * ${sql.lit(IDS_PER_PART)} and ${part}::bigint * ${sql.lit(IDS_PER_PART)} + ${sql.lit(IDS_PER_PART - 1)}`;
}

export function firstIdOf(part: number): number {
  return part * IDS_PER_PART;
}

interface CountedPart {
  readonly count: number;
}

/**
 * Finds the part with the document at `offset`, and the rest of the offset within it. `parts` are in list order.
 * Undefined past the end.
 */
export function partAt<T extends CountedPart>(
  parts: readonly T[],
  offset: number,
): { readonly part: T; readonly offset: number } | undefined {
  let seen = 0;
  for (const part of parts) {
    if (seen + part.count > offset) return { part, offset: offset - seen };
    seen += part.count;
  }
  return undefined;
}
