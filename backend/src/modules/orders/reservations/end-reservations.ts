import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { transactEach } from '../../../platform/database/transact.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { hasPayment, isCoveredByAdvance, isNamedByPayment } from '../../finances/finances.api.ts';
import { publishOrderChanged } from '../changing/publish-order-changed.ts';
import { lockReservedStocks, releaseStock } from '../changing/stock-reservation.ts';
import { readCalendar } from '../shipping/working-days.ts';
import { WAITING } from './order-reservation.ts';
import { dayToReleaseBefore } from './reservation-days.ts';
import { notifyOfRelease } from './reservation-emails.ts';
import { reservationSetting } from './reservation-setting.ts';

/** One run of a job about reservations. */
export interface ReservationsRun {
  readonly now?: Date;
  /** Told of each order that failed; the others go on. */
  readonly onFailure: (orderId: number, error: unknown) => void;
}

/**
 * Puts the goods of unpaid orders back on sale whose reservation has ended (decision 084); the orders stay. Any number
 * of servers may run it. Returns how many orders it has released.
 */
export async function endReservations(
  db: Db,
  { now = new Date(), onFailure }: ReservationsRun,
): Promise<number> {
  const { releaseAt } = await readSetting(db, reservationSetting);
  const before = dayToReleaseBefore(now, releaseAt, await readCalendar(db));
  const ended = await endedOrders(db, before)
    .select('id')
    .where(sql<SqlBool>`not ${isNamedByPayment()}`)
    .orderBy('id')
    .execute();
  const done = await transactEach(
    db,
    ended,
    (tx, { id }) => releaseOrder(tx, id, before),
    ({ id }, error) => onFailure(id, error),
  );
  return done.filter(Boolean).length;
}

function endedOrders(db: Db, before: string) {
  return unscoped(db, 'reservations of all companies end')
    .selectFrom('orders')
    .where('reserved_until', '<', before)
    .where('reservation_released_at', 'is', null)
    .where('status', 'in', WAITING);
}

/**
 * Locks the order, then its stock, as placing, cancelling and transitions do. `for update` is stronger than their lock
 * of the order: it conflicts with the key of a payment that is being posted for the order, so the payment either waits
 * or is read here. An order that somebody holds is skipped until the next run.
 */
async function releaseOrder(db: Db, id: number, before: string): Promise<boolean> {
  const order = await endedOrders(db, before)
    .select(['id', 'number', 'counterparty_id as counterpartyId', 'created_by as createdBy'])
    .select(['contract_id as contractId', 'reserved_until as reservedUntil'])
    .select(['total_kopecks as totalKopecks', 'pay_system as paySystem'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (order === undefined || order.reservedUntil === null || (await hasPayment(db, id))) return false;
  await lockReservedStocks(db, id);
  if (!(await lockContract(db, order.contractId))) return false;
  if (await isCoveredByAdvance(db, order)) return false;

  await forgetReserved(db, id);
  await releaseStock(db, id);
  await db
    .updateTable('order_shipments')
    .set({ planned_on: null })
    .where('order_id', '=', id)
    .where('status', '=', 'planned')
    .execute();
  const ofCompany = unscoped(db, 'the company of the order');
  await ofCompany
    .updateTable('orders')
    .set({ reservation_released_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await ofCompany
    .insertInto('history')
    .values({
      counterparty_id: order.counterpartyId,
      action: 'order.reservation-released',
      details: JSON.stringify({ orderId: id, number: order.number, until: order.reservedUntil }),
    })
    .execute();
  await notifyOfRelease(db, { ...order, reservedUntil: order.reservedUntil });
  await publishOrderChanged(db, { orderId: id, counterpartyId: order.counterpartyId });
  return true;
}

/**
 * Keeps payments under the contract from being posted meanwhile. False if somebody holds the contract: waiting for it
 * with the stock locked could deadlock with placing.
 */
async function lockContract(db: Db, contractId: number | null): Promise<boolean> {
  if (contractId === null) return true;
  const contract = await unscoped(db, 'the contract of the order')
    .selectFrom('contracts')
    .select('id')
    .where('id', '=', contractId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return contract !== undefined;
}

/** The lines no longer count what they are about to lose. */
async function forgetReserved(db: Db, orderId: number): Promise<void> {
  await sql`
    update order_lines line set reserved = line.reserved - held.quantity
    from (
      select position, sum(quantity)::int as quantity from order_reservations where order_id = ${orderId} group by position
    ) held
    where line.order_id = ${orderId} and line.position = held.position`.execute(db);
}
