import type { Db } from '../../platform/database/database.ts';

/** Holds a counterparty until the transaction ends: whoever counts or compares what it has before adding begins here. */
export async function holdCounterparty(db: Db, id: number): Promise<void> {
  await db.selectFrom('counterparties').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
