import { slugOf } from '../../platform/text/slug.ts';

/** Segments of addresses that are pages of their own, or may become one. */
const RESERVED = new Set(['manage', 'manager', 'add', 'edit', 'preview']);

/**
 * Inserts a row under a code made of its title: with a number where that is taken or reserved. `insert` answers
 * undefined for a code that is taken, which a unique index has to tell it.
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
