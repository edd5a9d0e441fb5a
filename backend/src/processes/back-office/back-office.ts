import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { moveOrder } from './move-order.ts';

/** Orders looked after in one turn; the others wait for the next one. */
const BATCH = 20;
const MAX_PAUSE_MS = 5_000;

/**
 * The simulated back office: takes a step of each open order every `paceMs`. Several servers share the orders: what
 * one holds or has moved the others pass by. Returns the function that stops it, after the step it is at.
 */
export function startBackOffice(
  db: Db,
  { backOffice }: Pick<Settings, 'backOffice'>,
  log: Turn['log'],
): () => Promise<void> {
  if (backOffice === null) return async () => {};
  const { paceMs } = backOffice;
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const turn = async () => {
    await moveDue(db, paceMs, { log, isStopped: () => isStopped }).catch((error: unknown) =>
      log.error({ err: error }, 'the back office could not read the orders'),
    );
    if (!isStopped) plan();
  };
  const plan = () => {
    timer = setTimeout(
      () => {
        running = turn();
      },
      Math.min(MAX_PAUSE_MS, paceMs / 2),
    );
  };
  plan();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

interface Turn {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly isStopped?: () => boolean;
}

/** Moves what has stood still for `paceMs`, the longest first. Returns how many orders it moved. */
export async function moveDue(db: Db, paceMs: number, { log, isStopped }: Turn): Promise<number> {
  const dueSince = new Date(Date.now() - paceMs);
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
      log.error({ err: error, orderId: id }, 'the back office could not move an order');
      await putOff(db, id);
    }
  }
  return moved;
}

/** It comes after those that can be moved. */
async function putOff(db: Db, id: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ moved_at: new Date() })
    .where('id', '=', id)
    .where('moved_at', 'is not', null)
    .execute();
}
