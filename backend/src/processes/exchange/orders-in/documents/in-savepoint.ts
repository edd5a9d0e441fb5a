import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors/errors.ts';
import { DocumentError } from './document-error.ts';

/** Values that the database refuses: a number out of range, a broken rule. */
const REFUSED_BY_DATABASE = /^2[23]/;

/**
 * Applies one record of a file inside the file's transaction. One that cannot be right leaves nothing behind; its reason
 * is returned. Anything else, such as a lost connection or a deadlock, is thrown.
 */
export async function inSavepoint<T>(
  db: Db,
  work: () => Promise<T>,
): Promise<{ readonly done: T } | { readonly reason: string }> {
  await sql`savepoint exchange_record`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint exchange_record`.execute(db);
    return { done };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    await sql`rollback to savepoint exchange_record`.execute(db);
    return { reason };
  }
}

function reasonOf(error: unknown): string | null {
  if (error instanceof DocumentError || error instanceof AppError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error && REFUSED_BY_DATABASE.test(code)
    ? `База не\u00a0приняла запись: ${error.message}`
    : null;
}
