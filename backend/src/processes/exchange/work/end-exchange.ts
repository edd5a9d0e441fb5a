import { addExchangeFile, endExchange, listExchangeFiles } from '../../../modules/exchange/exchange.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { WITHDRAWAL } from '../receiving/session-folder.ts';

/**
 * Ends an exchange. Where it brought parts of a full catalogue, what none of them has named goes off sale, as one more
 * entry of its journal; but not if a part was refused or still waits, since that part may name it. Needs a transaction.
 * Answers whether there is new work.
 */
export async function finishExchange(tx: Db, sessionId: number): Promise<boolean> {
  await endExchange(tx, sessionId);
  if (await queueReceived(tx, sessionId)) return true;
  const seen = await tx
    .selectFrom('exchange_seen')
    .select('content')
    .where('session_id', '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  if (seen === undefined) return false;
  const files = await listExchangeFiles(tx, sessionId);
  const latest = new Map(files.map((file) => [file.name, file.state]));
  if (latest.has(WITHDRAWAL)) return false;
  const isWhole = [...latest.values()].every(
    (state) => state === 'done' || state === 'unchanged' || state === 'receiving',
  );
  if (isWhole) await addExchangeFile(tx, sessionId, WITHDRAWAL, 'queued');
  return isWhole;
}

/**
 * Queues orders and companies that were sent without being asked for, and did not look whole when they came: now nothing
 * follows. One that was cut off is refused in the journal, with its line.
 */
async function queueReceived(tx: Db, sessionId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exchange_files as file')
    .from('exchange_sessions as session')
    .set({ state: 'queued' })
    .whereRef('session.id', '=', 'file.session_id')
    .where('session.id', '=', sessionId)
    .where('session.kind', '<>', 'catalog')
    .where('file.state', '=', 'receiving')
    .where('file.name', '~*', '\\.(xml|zip)$')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
