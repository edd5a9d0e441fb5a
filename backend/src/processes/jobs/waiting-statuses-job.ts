import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { applyWaitingStatuses } from '../exchange/orders-in/orders/apply-waiting.ts';

/**
 * Moves on orders that waited for the mapping of a status of 1C, or for their buyer, every ten seconds. Returns the
 * function that stops it after the current run.
 */
export function startWaitingStatusesJob(
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const apply = async () => {
    const moved = await applyWaitingStatuses(db, (orderId, error) =>
      log.error({ err: error, orderId }, 'an order could not follow its status in 1C'),
    );
    if (moved > 0) log.info({ moved }, 'orders that waited follow their status in 1C');
  };
  return repeat(apply, { everyMs: 10_000, failure: 'statuses of 1C failed', log });
}
