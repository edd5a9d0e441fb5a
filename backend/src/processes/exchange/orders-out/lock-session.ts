import type { Db } from '../../../platform/database/database.ts';

/** Answers of one session come one after the other. */
export async function lockSession(tx: Db, sessionId: number): Promise<void> {
  await tx
    .selectFrom('exchange_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forNoKeyUpdate()
    .execute();
}
