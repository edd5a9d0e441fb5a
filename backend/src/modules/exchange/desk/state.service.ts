import type { getExchangeState } from '@shop/contracts/office/exchange';
import type { CallAnswer } from '@shop/contracts/platform/call';
import type { Db } from '../../../platform/database/database.ts';
import { oldestWaitingSince, waitingOrders } from './exchange-orders.ts';
import { readStreams, type Stream } from './streams.repository.ts';

/** The figures of the exchange that need no order of 1C. */
interface ExchangeFigures {
  readonly isConnected: boolean;
  readonly streams: readonly Stream[];
  /** Orders that 1C has not taken yet, and since when the oldest of them waits. */
  readonly waitingOrders: number;
  readonly waitingSince: Date | null;
  readonly heldFiles: number;
}

export async function readExchangeFigures(db: Db): Promise<ExchangeFigures> {
  const waiting = await waitingOrders(db)
    .select(({ fn }) => [fn.countAll<number>().as('count'), oldestWaitingSince().as('since')])
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('exchange_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return {
    ...(await readStreams(db)),
    waitingOrders: waiting.count,
    waitingSince: waiting.since,
    heldFiles: held.count,
  };
}

/** Ages of the streams, and what waits for 1C or for a person. */
export async function readState(db: Db): Promise<CallAnswer<typeof getExchangeState>> {
  const { streams, waitingSince, ...figures } = await readExchangeFigures(db);
  const unknownStatuses = await db
    .selectFrom('order_external')
    .select(({ fn }) => ['status', fn.countAll<number>().as('orders')])
    .where('is_status_unknown', '=', true)
    .groupBy('status')
    .orderBy('status')
    .execute();
  const refused = await db
    .selectFrom('order_external')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('refusal', '<>', '')
    .executeTakeFirstOrThrow();
  return {
    ...figures,
    streams: streams.map(({ lastAt, ...stream }) => ({ ...stream, lastAt: lastAt?.toISOString() ?? null })),
    waitingSince: waitingSince?.toISOString() ?? null,
    refusedOrders: refused.count,
    unknownStatuses,
  };
}
