import { APPEAL_CLOSES_AFTER_DAYS } from '@shop/contracts/support/appeal-rules';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { transact } from '../../platform/database/transact.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { databaseNow } from './lock-appeal.ts';
import { publishAppeal } from './publish-appeal.ts';

const INTERVAL_MS = 10 * 60_000;
/** Appeals per transaction. */
const BATCH_SIZE = 200;

/**
 * Closes solved appeals after a week, looking every ten minutes. Safe on several servers: rows locked by one are
 * skipped by the others. Returns a function that stops it and waits for the current run.
 */
export function startClosingAppeals(
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const closeDue = async () => {
    const count = await closeSolved(db);
    if (count > 0) log.info({ count }, 'solved appeals closed');
  };
  return repeat(closeDue, { everyMs: INTERVAL_MS, failure: 'solved appeals could not be closed', log });
}

/**
 * Closes appeals that have been solved for a week, without an author, and notifies open pages. Returns their number.
 */
export async function closeSolved(db: Db): Promise<number> {
  let closed = 0;
  for (;;) {
    const count = await transact(db, closeBatch);
    closed += count;
    if (count < BATCH_SIZE) return closed;
  }
}

async function closeBatch(db: Db): Promise<number> {
  const everywhere = unscoped(db, 'appeals of all companies close by themselves');
  const due = await everywhere
    .selectFrom('appeals')
    .select(['id', 'counterparty_id as counterpartyId'])
    .where('status', '=', 'solved')
    .where(
      'status_since',
      '<=',
      sql<Date>`now() - make_interval(days => ${sql.lit(APPEAL_CLOSES_AFTER_DAYS)})`,
    )
    .orderBy('status_since')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const at = await databaseNow(db);
  await everywhere
    .updateTable('appeals')
    .set({ status: 'closed', status_since: at, updated_at: at, waiting_since: null })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  await db
    .insertInto('appeal_statuses')
    .values(
      due.map(({ id }) => ({ appeal_id: id, status: 'closed' as const, happened_at: at, user_id: null })),
    )
    .execute();
  for (const appeal of due) await publishAppeal(db, appeal);
  return due.length;
}
