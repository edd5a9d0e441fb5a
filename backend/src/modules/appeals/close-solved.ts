import { APPEAL_CLOSES_AFTER_DAYS } from '@shop/contracts/support/appeal-rules';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { transact } from '../../platform/database/transact.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { momentOf } from './held-appeal.ts';
import { publishAppeal } from './keep-state.ts';

const LOOK_MS = 10 * 60_000;
/** Of one transaction. */
const MOST_AT_ONCE = 200;

/**
 * Closes every ten minutes what was solved a week ago. Any number of servers may: what one is at, the others pass over.
 * Returns the function that stops it, after what it is at.
 */
export function startClosingAppeals(
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const look = async () => {
    const count = await closeSolved(db);
    if (count > 0) log.info({ count }, 'solved appeals closed');
  };
  return repeat(look, { everyMs: LOOK_MS, failure: 'solved appeals could not be closed', log });
}

/** Closes what has been solved for a week, in nobody's name, and tells the open pages. Returns how many. */
export async function closeSolved(db: Db): Promise<number> {
  let closed = 0;
  for (;;) {
    const count = await transact(db, closeSome);
    closed += count;
    if (count < MOST_AT_ONCE) return closed;
  }
}

async function closeSome(db: Db): Promise<number> {
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
    .limit(MOST_AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const at = await momentOf(db);
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
