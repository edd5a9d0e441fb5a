import { sql } from 'kysely';
import { findSeller } from '../../../modules/documents/documents.api.ts';
import { exchangeOrdersSetting, lockExchange } from '../../../modules/exchange/exchange.api.ts';
import { publishOrdersChanged } from '../../../modules/orders/orders.api.ts';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { inTransaction } from './in-transaction.ts';
import { readOrders } from './read-orders.ts';
import { type ExchangeForm, openExchangeFile } from './xml/exchange-file.ts';
import type { ExchangeNames } from './xml/exchange-order.ts';
import { writeOrder } from './xml/write-order.ts';

export interface OfferedXml {
  readonly xml: Buffer;
  /** How many orders or companies it holds. */
  readonly count: number;
}

/** The most that one answer holds; the rest follows once 1C has confirmed it. */
const MOST_ORDERS = 2_000;
const MOST_LINES = 50_000;
/** Orders that are in memory at once as objects. */
const BATCH = 200;
const REASON = '1C takes the orders of all companies';

/**
 * Writes the orders that 1C has not taken yet in their present version, oldest first: those placed since the day, and any
 * that it has taken before. Cancelled ones go only where 1C has them. The session remembers the versions, in place of those
 * of its earlier answer, and `confirmOrders` takes exactly these. The session counts both for the journal.
 */
export async function offerOrders(
  db: Db,
  { sessionId, since, ...form }: ExchangeForm & { readonly sessionId: number; readonly since: Day },
): Promise<OfferedXml> {
  const ids = await inTransaction(db, async (tx) => {
    const waiting = await rememberWaiting(tx, sessionId, since);
    await tx
      .updateTable('exchange_sessions')
      .set({ offered_orders: sql`confirmed_orders + ${waiting.length}::int` })
      .where('id', '=', sessionId)
      .execute();
    return waiting;
  });
  return { xml: await writeOrders(db, ids, form), count: ids.length };
}

/**
 * Takes the versions of the session's last answer, which 1C has confirmed: an order that has changed since goes again. A
 * repeated or premature confirmation changes nothing. Returns how many were taken.
 */
export async function confirmOrders(db: Db, sessionId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const taken = await unscoped(tx, REASON)
      .updateTable('orders')
      .from('exchange_offered_orders as offered')
      .set(({ ref }) => ({ taken_version: ref('offered.version'), taken_at: sql<Date>`clock_timestamp()` }))
      .whereRef('offered.order_id', '=', 'orders.id')
      .where('offered.session_id', '=', sessionId)
      .whereRef('offered.version', '>', 'orders.taken_version')
      .returning(['orders.id', 'orders.counterparty_id as counterpartyId'])
      .execute();
    await tx.deleteFrom('exchange_offered_orders').where('session_id', '=', sessionId).execute();
    await tx
      .updateTable('exchange_sessions')
      .set({ confirmed_orders: sql`confirmed_orders + ${taken.length}::int` })
      .where('id', '=', sessionId)
      .execute();
    await publishOrdersChanged(tx, taken);
    return taken.length;
  });
}

/** An order as 1C gets it. Throws `NotFound` for an unknown one. */
export async function describeOrderXml(db: Db, orderId: number, schemaVersion = ''): Promise<string> {
  const [order] = await readOrders(db, [orderId]);
  if (order === undefined) throw new NotFound('Такого заказа нет');
  const { xml, schema, end } = openExchangeFile({ schemaVersion, encoding: 'utf-8', isIndented: true });
  writeOrder(xml, schema, order, await readNames(db));
  return (await end()).toString('utf8');
}

/** Replaces the answer of the session. Versions are read before contents, so that no content is older than its version. */
async function rememberWaiting(tx: Db, sessionId: number, since: Day): Promise<readonly number[]> {
  await lockExchange(tx, sessionId);
  await tx.deleteFrom('exchange_offered_orders').where('session_id', '=', sessionId).execute();
  const { rows } = await sql<{ id: number }>`
    with waiting as (
      select o.id, o.exchange_version as version,
        (select count(*) from order_lines line where line.order_id = o.id) as lines
      from orders o
      where o.exchange_version > o.taken_version
        and (o.taken_version > 0
          or o.status <> 'cancelled' and o.created_at >= ${since}::date::timestamp at time zone 'Europe/Moscow')
      order by o.id limit ${MOST_ORDERS}
    ), counted as (
      select id, version, sum(lines) over (order by id) - lines as before from waiting
    ), added as (
      insert into exchange_offered_orders (session_id, order_id, version)
      select ${sessionId}::bigint, id, version from counted where before < ${MOST_LINES}
      returning order_id as id
    ) select id from added order by id`.execute(unscoped(tx, REASON));
  return rows.map(({ id }) => id);
}

async function writeOrders(db: Db, ids: readonly number[], form: ExchangeForm): Promise<Buffer> {
  const { xml, schema, end } = openExchangeFile(form);
  const names = await readNames(db);
  for (let at = 0; at < ids.length; at += BATCH) {
    for (const order of await readOrders(db, ids.slice(at, at + BATCH))) {
      writeOrder(xml, schema, order, names);
      await xml.flush();
    }
  }
  return end();
}

async function readNames(db: Db): Promise<ExchangeNames> {
  const { organisation, ...names } = await readSetting(db, exchangeOrdersSetting);
  return { ...names, organisation: organisation || ((await findSeller(db))?.name ?? '') };
}
