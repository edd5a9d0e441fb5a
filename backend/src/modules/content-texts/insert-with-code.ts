import { slugOf } from '../../platform/text/slug.ts';

/** URL segments that are pages themselves, or may become ones. */
const RESERVED = new Set(['manage', 'manager', 'add', 'edit', 'preview']);

/**
 * Inserts a row with a code derived from its title, numbered if the code is reserved or taken. `insert` returns
 * undefined for a code that is taken, which a unique index has to detect. Returns the inserted row.
 */
export async function insertWithCode<Row>(
  title: string,
  insert: (code: string) => Promise<Row | undefined>,
): Promise<Row> {
  const slug = slugOf(title);
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? slug : `${slug}-${number}`;
    if (RESERVED.has(code)) continue;
    const row = await insert(code);
    if (row !== undefined) return row;
  }
}
