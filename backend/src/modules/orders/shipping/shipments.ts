import type { DeliveryType, ShipmentKind } from '@shop/contracts/basket-order/orders';
import type { Day } from '../../../platform/calendar/days.ts';
import { nextWorkingDay, previousWorkingDay, USUAL_CALENDAR, type WorkingCalendar } from './working-days.ts';

/** An expected delivery to a warehouse. */
export interface Arrival {
  readonly on: Day;
  readonly quantity: number;
}

/** An ordered line with its free stock and expected deliveries. */
export interface ShippableLine {
  readonly offerId: number;
  readonly quantity: number;
  /** Unreserved units over all warehouses. */
  readonly freeQuantity: number;
  readonly arrivals: readonly Arrival[];
  readonly priceKopecks: number;
  /** The weight of one unit; 0 where the catalogue does not know it. */
  readonly weightGrams: number;
}

/** Goods that leave together. */
export interface Shipment {
  /** Null while the arrival of a missing line is unknown. */
  readonly on: Day | null;
  /** The quantity of each line in this shipment; lines without any are left out. */
  readonly lines: readonly { readonly offerId: number; readonly quantity: number }[];
  readonly goodsKopecks: number;
  readonly weightGrams: number;
}

/**
 * Plans the shipments of both modes (decisions, Orders): `send-all` waits for all goods and ships once; `send-fast`
 * ships the goods in stock now and the rest on arrival. Goods leave on the working day after `acceptedOn`, when the
 * warehouse accepts the order, or after their arrival.
 */
export function planShipments(
  lines: readonly ShippableLine[],
  acceptedOn: Day,
  calendar: WorkingCalendar = USUAL_CALENDAR,
): Record<ShipmentKind, readonly Shipment[]> {
  const parts = lines.map((line) => {
    const now = Math.min(line.quantity, Math.max(line.freeQuantity, 0));
    return { ...line, now, later: line.quantity - now };
  });
  const soon = nextWorkingDay(acceptedOn, calendar);
  const late = parts.filter(({ later }) => later > 0);
  const restComesOn = latest(late.map((line) => coveredOn(line.arrivals, line.later)));
  // An overdue delivery is expected any moment.
  const restOn = restComesOn && nextWorkingDay(restComesOn < acceptedOn ? acceptedOn : restComesOn, calendar);
  const shipment = (on: Day | null, share: (part: (typeof parts)[number]) => number): Shipment => {
    const leaving = parts.filter((part) => share(part) > 0);
    return {
      on,
      lines: leaving.map((part) => ({ offerId: part.offerId, quantity: share(part) })),
      goodsKopecks: leaving.reduce((sum, part) => sum + share(part) * part.priceKopecks, 0),
      weightGrams: leaving.reduce((sum, part) => sum + share(part) * part.weightGrams, 0),
    };
  };
  return {
    'send-all': [shipment(late.length === 0 ? soon : restOn, ({ quantity }) => quantity)],
    'send-fast': [shipment(soon, ({ now }) => now), shipment(restOn, ({ later }) => later)].filter(
      (one) => one.lines.length > 0,
    ),
  };
}

/** Delays the last shipment so that it arrives on the requested day. */
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

/** Returns the day the missing units will have arrived; null if the known arrivals do not cover them. */
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
