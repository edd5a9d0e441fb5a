import type { DeliveryType, ShipmentKind } from '@shop/contracts/basket-order/orders';
import type { Day } from '../../../platform/calendar/days.ts';
import { nextWorkingDay, previousWorkingDay, USUAL_CALENDAR, type WorkingCalendar } from './working-days.ts';

/** A delivery to a warehouse that is on its way. */
export interface Arrival {
  readonly on: Day;
  readonly quantity: number;
}

/** What has to leave the warehouse, what of it is there and when the rest comes. */
export interface ShippableLine {
  readonly offerId: number;
  readonly quantity: number;
  /** Neither sold nor reserved, over all warehouses. */
  readonly freeQuantity: number;
  readonly arrivals: readonly Arrival[];
  readonly priceKopecks: number;
}

/** Goods that leave together. */
export interface Shipment {
  /** Null while nobody knows when a missing line comes. */
  readonly on: Day | null;
  /** What of each line; lines that leave nothing with it are not named. */
  readonly lines: readonly { readonly offerId: number; readonly quantity: number }[];
  readonly goodsKopecks: number;
}

/**
 * What each way of shipping would do (decisions, Orders): `send-all` waits until everything is there and leaves
 * once, `send-fast` sends what is there now and the rest when it has come. Goods leave on the working day after
 * `takenOn`, when the warehouse takes up the order, or after their arrival.
 */
export function planShipments(
  lines: readonly ShippableLine[],
  takenOn: Day,
  calendar: WorkingCalendar = USUAL_CALENDAR,
): Record<ShipmentKind, readonly Shipment[]> {
  const parts = lines.map((line) => {
    const now = Math.min(line.quantity, Math.max(line.freeQuantity, 0));
    return { ...line, now, later: line.quantity - now };
  });
  const soon = nextWorkingDay(takenOn, calendar);
  const late = parts.filter(({ later }) => later > 0);
  const restComesOn = latest(late.map((line) => coveredOn(line.arrivals, line.later)));
  // A delivery that should have come by now is expected any moment.
  const restOn = restComesOn && nextWorkingDay(restComesOn < takenOn ? takenOn : restComesOn, calendar);
  const shipment = (on: Day | null, share: (part: (typeof parts)[number]) => number): Shipment => {
    const leaving = parts.filter((part) => share(part) > 0);
    return {
      on,
      lines: leaving.map((part) => ({ offerId: part.offerId, quantity: share(part) })),
      goodsKopecks: leaving.reduce((sum, part) => sum + share(part) * part.priceKopecks, 0),
    };
  };
  return {
    'send-all': [shipment(late.length === 0 ? soon : restOn, ({ quantity }) => quantity)],
    'send-fast': [shipment(soon, ({ now }) => now), shipment(restOn, ({ later }) => later)].filter(
      (one) => one.lines.length > 0,
    ),
  };
}

/** The same shipments with the last one leaving so that it is there on the wished day. */
export function leaveFor(
  wishedOn: Day,
  shipments: readonly Shipment[],
  type: DeliveryType,
  calendar: WorkingCalendar,
): readonly Shipment[] {
  const on = type === 'pickup' ? wishedOn : previousWorkingDay(wishedOn, calendar);
  return shipments.map((shipment, index) =>
    index === shipments.length - 1 ? { ...shipment, on } : shipment,
  );
}

/** The day the missing units will have come; null if the known arrivals do not cover them. */
function coveredOn(arrivals: readonly Arrival[], missing: number): Day | null {
  let expected = 0;
  for (const { on, quantity } of arrivals.toSorted((a, b) => a.on.localeCompare(b.on))) {
    expected += quantity;
    if (expected >= missing) return on;
  }
  return null;
}

function latest(days: readonly (Day | null)[]): Day | null {
  return days.some((day) => day === null)
    ? null
    : (days.toSorted((a, b) => a!.localeCompare(b!)).at(-1) ?? null);
}
