import { isAllowed } from '@shop/contracts/account/permissions';
import type { OrderStatus, PaySystem } from '@shop/contracts/basket-order/orders';
import type { Actor } from '../../../platform/actor/actor.ts';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { readCalendar, type WorkingCalendar } from '../shipping/working-days.ts';
import { addWorkingDays } from './reservation-days.ts';
import { reservationSetting } from './reservation-setting.ts';

/** The stored facts about the reservation of an order. */
export interface StoredReservation {
  readonly status: OrderStatus;
  readonly reservedUntil: Day | null;
  readonly reservationExtendedAt: Date | null;
  readonly reservationReleasedAt: Date | null;
  /** Whether a payment names the order. */
  readonly hasPayment: boolean;
}

/** The statuses in which a reservation may end: the warehouse has not begun to pick. */
export const WAITING = ['new', 'confirmed'] as const satisfies readonly OrderStatus[];

/** Returns the last day of the reservation of an order placed now; null without a limit. */
export async function findReservedUntil(
  db: Db,
  paySystem: PaySystem,
  { now, calendar }: { readonly now: Date; readonly calendar: WorkingCalendar },
): Promise<Day | null> {
  const { [paySystem]: workingDays } = await readSetting(db, reservationSetting);
  return workingDays === 0 ? null : addWorkingDays(todayInMoscow(now), workingDays, calendar);
}

/** Whether the reservation will end or has ended: not once the order is paid, picked or cancelled. */
export function hasEnd<T extends StoredReservation>(order: T): order is T & { readonly reservedUntil: Day } {
  const isWaiting = WAITING.some((status) => status === order.status);
  return isWaiting && order.reservedUntil !== null && !order.hasPayment;
}

/** Returns the last day of a reservation extended now; null if the shop allows no extension. */
export async function findExtendedUntil(db: Db, reservedUntil: Day, now = new Date()): Promise<Day | null> {
  const { extension } = await readSetting(db, reservationSetting);
  if (extension === 0) return null;
  const today = todayInMoscow(now);
  const from = reservedUntil < today ? today : reservedUntil;
  return addWorkingDays(from, extension, await readCalendar(db));
}

/** Describes the reservation for `actor`, who has the rights at the order's company; null if it has no end. */
export async function describeReservation(db: Db, actor: Actor, order: StoredReservation) {
  if (!hasEnd(order)) return null;
  const { reservedUntil, reservationExtendedAt, reservationReleasedAt } = order;
  const isOpen = reservationExtendedAt === null && reservationReleasedAt === null;
  const extendableTo =
    isOpen && isAllowed('order.place', actor) ? await findExtendedUntil(db, reservedUntil) : null;
  return {
    until: reservedUntil,
    isExtended: reservationExtendedAt !== null,
    extendableTo,
    releasedAt: reservationReleasedAt?.toISOString() ?? null,
  };
}
