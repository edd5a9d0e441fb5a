import { type SqlBool, sql } from 'kysely';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { transactEach } from '../../../platform/database/transact.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { hasPayment, isCoveredByAdvance, isNamedByPayment } from '../../finances/finances.api.ts';
import { readCalendar } from '../shipping/working-days.ts';
import type { ReservationsRun } from './end-reservations.ts';
import { WAITING } from './order-reservation.ts';
import { lastDayToRemindOf } from './reservation-days.ts';
import { notifyOfEnd } from './reservation-emails.ts';
import { reservationSetting } from './reservation-setting.ts';

/**
 * Reminds buyers a working day before the reservation of an unpaid order ends: once for each last day, so once more after
 * an extension, and not on the day of placing, whose email names the last day; an order that an advance covers needs
 * no reminder. Any number of servers may run it: each skips what another has done. Returns how many orders it has
 * reminded of.
 */
export async function remindOfReservations(
  db: Db,
  { now = new Date(), onFailure }: ReservationsRun,
): Promise<number> {
  const today = todayInMoscow(now);
  const last = lastDayToRemindOf(now, await readCalendar(db));
  const due = await unscoped(db, 'buyers of all companies are reminded')
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', WAITING)
    .where('reservation_released_at', 'is', null)
    .where('reserved_until', '>=', today)
    .where('reserved_until', '<=', last)
    .where(sql<SqlBool>`reservation_reminded_for is distinct from reserved_until`)
    .where(sql<SqlBool>`(created_at at time zone 'Europe/Moscow')::date < ${today}::date`)
    .where(sql<SqlBool>`not ${isNamedByPayment()}`)
    .orderBy('id')
    .execute();
  const { extension } = await readSetting(db, reservationSetting);
  const done = await transactEach(
    db,
    due,
    (tx, { id }) => remind(tx, id, extension > 0),
    ({ id }, error) => onFailure(id, error),
  );
  return done.filter(Boolean).length;
}

/**
 * Records the reminder and sends it, unless another server has just done so or the order has been paid. The lock is that
 * of a release: a payment being posted for the order either waits or is read here.
 */
async function remind(db: Db, id: number, mayExtend: boolean): Promise<boolean> {
  const buyers = unscoped(db, 'buyers of all companies are reminded');
  const order = await buyers
    .selectFrom('orders')
    .select(['id', 'number', 'counterparty_id as counterpartyId', 'created_by as createdBy'])
    .select(['contract_id as contractId', 'total_kopecks as totalKopecks', 'pay_system as paySystem'])
    .select(['reserved_until as reservedUntil', 'reservation_extended_at as extendedAt'])
    .where('id', '=', id)
    .where('status', 'in', WAITING)
    .where('reservation_released_at', 'is', null)
    .where(sql<SqlBool>`reservation_reminded_for is distinct from reserved_until`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (order === undefined || order.reservedUntil === null || (await hasPayment(db, id))) return false;
  if (await isCoveredByAdvance(db, order)) return false;
  await buyers
    .updateTable('orders')
    .set({ reservation_reminded_for: order.reservedUntil })
    .where('id', '=', id)
    .execute();
  const extension = order.extendedAt !== null ? 'used' : mayExtend ? 'possible' : 'off';
  await notifyOfEnd(db, { ...order, reservedUntil: order.reservedUntil }, extension);
  return true;
}
