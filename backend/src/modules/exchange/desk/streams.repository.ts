import type { ExchangeStream } from '@shop/contracts/office/exchange';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { oldestWaitingSince, waitingOrders } from './exchange-orders.ts';
import { exchangeWatchSetting } from './watch-setting.ts';

/** A stream of the exchange against the limit of the setting. */
export interface Stream {
  readonly stream: ExchangeStream;
  readonly lastAt: Date | null;
  readonly limitMinutes: number;
  readonly isLate: boolean;
}

/** Names of files by what they bring; an archive may bring anything. */
const names: readonly (readonly [ExchangeStream, string])[] = [
  ['catalogue', '(^|/)(import|goods|groups|properties|units|storages|pricelists|offers)[^/]*$|\\.zip$'],
  ['prices', '(^|/)(offers|prices)[^/]*$|\\.zip$'],
  ['stocks', '(^|/)(offers|rests)[^/]*$|\\.zip$'],
  ['documents', '(^|/)(documents|orders|contragents|counterparties)[^/]*$'],
];

/** How old the streams are. A shop whose nodes are all switched off is never late. */
export async function readStreams(
  db: Db,
  now = new Date(),
): Promise<{ readonly isConnected: boolean; readonly streams: readonly Stream[] }> {
  const limits = await readSetting(db, exchangeWatchSetting);
  const isConnected = await hasNode(db);
  const last = await lastBrought(db);
  const waitingSince = await oldestWaiting(db);
  const minutesSince = (at: Date | null) => (at === null ? 0 : (now.getTime() - at.getTime()) / 60_000);
  const streams = names.map(([stream]): Stream => {
    const lastAt = last.get(stream) ?? null;
    const limitMinutes = limits[stream];
    const isLate = isConnected && limitMinutes > 0 && minutesSince(lastAt) > limitMinutes;
    return { stream, lastAt, limitMinutes, isLate };
  });
  const orders: Stream = {
    stream: 'orders',
    lastAt: await lastAsked(db),
    limitMinutes: limits.orders,
    isLate: isConnected && limits.orders > 0 && minutesSince(waitingSince) > limits.orders,
  };
  return { isConnected, streams: [...streams, orders] };
}

async function hasNode(db: Db): Promise<boolean> {
  const node = await db
    .selectFrom('exchange_nodes')
    .select('id')
    .where('active', '=', true)
    .where('is_rehearsal', '=', false)
    .limit(1)
    .executeTakeFirst();
  return node !== undefined;
}

async function lastBrought(db: Db): Promise<ReadonlyMap<ExchangeStream, Date>> {
  const found = new Map<ExchangeStream, Date>();
  for (const [stream, pattern] of names) {
    const { rows } = await sql<{ at: Date }>`select file.finished_at as at from exchange_files file
      join exchange_sessions session on session.id = file.session_id
      join exchange_nodes node on node.id = session.node_id
      where file.state in ('done', 'unchanged') and file.name ~* ${pattern} and not node.is_rehearsal
      order by file.finished_at desc limit 1`.execute(db);
    if (rows[0] !== undefined) found.set(stream, rows[0].at);
  }
  return found;
}

async function lastAsked(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('exchange_sessions')
    .select(({ fn }) => fn.max('last_call_at').as('at'))
    .where('kind', '=', 'sale')
    .executeTakeFirst();
  return row?.at ?? null;
}

async function oldestWaiting(db: Db): Promise<Date | null> {
  const row = await waitingOrders(db).select(oldestWaitingSince().as('at')).executeTakeFirst();
  return row?.at ?? null;
}
