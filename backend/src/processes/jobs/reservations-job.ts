import type { FastifyBaseLogger } from 'fastify';
import { endReservations, remindOfReservations } from '../../modules/orders/orders.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { isTime } from './finance-jobs.ts';

/**
 * Reminds of reservations that are about to end, from 10:00 in Moscow on, and, whether or not that fails, releases those
 * that have ended. Any number of servers may run it.
 */
export function startReservationsJob(
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const onFailure = (what: string) => (orderId: number, error: unknown) =>
    log.error({ err: error, orderId }, what);
  const remind = async () => {
    if (!isTime(new Date())) return;
    const run = { onFailure: onFailure('a buyer could not be reminded of a reservation') };
    const reminded = await remindOfReservations(db, run);
    if (reminded > 0) log.info({ reminded }, 'reminders of reservations');
  };
  const release = async () => {
    const released = await endReservations(db, {
      onFailure: onFailure('a reservation could not be released'),
    });
    if (released > 0) log.info({ released }, 'reservations of orders');
  };
  const stops = [
    repeat(remind, { everyMs: 60_000, failure: 'reminders of reservations failed', log }),
    repeat(release, { everyMs: 60_000, failure: 'reservations failed', log }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
