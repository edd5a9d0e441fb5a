import { type RawBuilder, sql } from 'kysely';

/** Ids in a part of a day, as `ledger_part` has it. */
const IDS = 8192;

/** More documents than these are not passed by one after the other: then parts of the day are counted. */
export const LONG = 1_000;

/** Whether a `document` is of the part. */
export function idsOf(part: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`document.id between ${part}::bigint * ${sql.lit(IDS)} and ${part}::bigint * ${sql.lit(IDS)} + ${sql.lit(IDS - 1)}`;
}

/** The first id of a part. */
export function firstIdOf(part: number): number {
  return part * IDS;
}

interface CountedPart {
  readonly count: number;
}

/**
 * The part that holds the document at `offset`, and how many of its documents come before it. `parts` in the order of the
 * list. Undefined past the end.
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
