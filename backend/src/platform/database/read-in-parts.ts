import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';

const [FIELD, ROW] = ['\u001f', '\u001e'];
/** Rows of the table that one statement reads. */
const PART = 5000;

/** Tells a statement of `readInParts` which part it reads. */
interface Part {
  /** Rows with greater ids come next. */
  readonly after: number;
  readonly limit: number;
  /** These stand between two fields, and between two rows. */
  readonly field: string;
  readonly row: string;
}

/**
 * Reads a long table by ranges of ids, as texts: the database makes one text of a part, because separate rows take seconds
 * to transfer, and no text is as long as the table. `statement` answers the last id of its part, null behind the end, and
 * `list`, the rows of the part or of what belongs to them.
 */
export async function* readInParts(
  db: Db,
  statement: (part: Part) => RawBuilder<{ last: number | null; list: string | null }>,
): AsyncIterable<readonly (readonly string[])[]> {
  let after: number | null = 0;
  while (after !== null) {
    const part: Part = { after, limit: PART, field: FIELD, row: ROW };
    const { rows } = await statement(part).execute(db);
    const list = rows[0]?.list;
    if (list) yield list.split(ROW).map((row) => row.split(FIELD));
    after = rows[0]?.last ?? null;
  }
}
