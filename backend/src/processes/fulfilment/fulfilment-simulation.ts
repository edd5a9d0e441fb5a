import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { moveOrder } from './move-order.ts';

/** Orders moved in one run; the others wait for the next run. */
const BATCH = 20;
const MAX_PAUSE_MS = 5_000;

/**
 * Simulates fulfilment: makes a transition of each open order every `intervalMs`. Several servers share the orders:
 * each skips those that another holds or has moved. Returns the function that stops it after the current transition.
 */
export function startFulfilmentSimulation(
  db: Db,
  { fulfilmentSimulation }: Pick<Settings, 'fulfilmentSimulation'>,
  log: Run['log'],
): () => Promise<void> {
  if (fulfilmentSimulation === null) return async () => {};
  const { intervalMs } = fulfilmentSimulation;
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const run = async () => {
    await moveDueOrders(db, intervalMs, { log, isStopped: () => isStopped }).catch((error: unknown) =>
      log.error({ err: error }, 'the fulfilment simulation could not read the orders'),
    );
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(
      () => {
        running = run();
      },
      Math.min(MAX_PAUSE_MS, intervalMs / 2),
    );
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

interface Run {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly isStopped?: () => boolean;
}

/** Moves orders that have not changed for `intervalMs`, the longest first. Returns how many it moved. */
export async function moveDueOrders(db: Db, intervalMs: number, { log, isStopped }: Run): Promise<number> {
  const dueSince = new Date(Date.now() - intervalMs);
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', ['new', 'confirmed', 'picking', 'shipped'])
    .where('moved_at', '<', dueSince)
    .orderBy('moved_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let moved = 0;
  for (const { id } of due) {
    if (isStopped?.()) break;
    try {
      if ((await moveOrder(db, id, { unlessMovedSince: dueSince })) !== null) moved += 1;
    } catch (error) {
      log.error({ err: error, orderId: id }, 'the fulfilment simulation could not move an order');
      await putOff(db, id);
    }
  }
  return moved;
}

/** Puts the order behind those that can be moved. */
async function putOff(db: Db, id: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ moved_at: new Date() })
    .where('id', '=', id)
    .where('moved_at', 'is not', null)
    .execute();
}
