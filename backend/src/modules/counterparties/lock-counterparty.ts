import type { Db } from '../../platform/database/database.ts';

/**
 * Locks a counterparty until the transaction ends. Take the lock before counting or comparing its rows and adding to
 * them.
 */
export async function lockCounterparty(db: Db, id: number): Promise<void> {
  await db.selectFrom('counterparties').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
