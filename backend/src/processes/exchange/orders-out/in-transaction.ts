import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';

/** Joins the transaction of the caller, or runs one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : transact(db, work);
}
