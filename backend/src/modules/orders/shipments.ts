import type { ShipmentKind } from '@shop/shared/contracts/orders';
import type { Day } from '../../calendar/days.ts';
import { nextWorkingDay } from './working-days.ts';

/** A delivery to a warehouse that is on its way. */
export interface Arrival {
  readonly on: Day;
  readonly quantity: number;
}

/** What has to leave the warehouse, what of it is there and when the rest comes. */
export interface ShippableLine {
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
  readonly lineCount: number;
  readonly goodsKopecks: number;
}

/**
 * What each way of shipping would do (decisions, Orders): `send-all` waits until everything is there and leaves
 * once, `send-fast` sends what is there now and the rest when it has come. Goods leave on the working day after
 * the order or after their arrival.
 */
export function planShipments(
  lines: readonly ShippableLine[],
  today: Day,
): Record<ShipmentKind, readonly Shipment[]> {
  const parts = lines.map((line) => {
    const now = Math.min(line.quantity, Math.max(line.freeQuantity, 0));
    return { ...line, now, later: line.quantity - now };
  });
  const restOn = latest(
    parts.filter(({ later }) => later > 0).map((line) => coveredOn(line.arrivals, line.later, today)),
  );
  const soon = nextWorkingDay(today);
  const isAllThere = parts.every(({ later }) => later === 0);
  const shipment = (on: Day | null, share: (part: (typeof parts)[number]) => number): Shipment => ({
    on,
    lineCount: parts.filter((part) => share(part) > 0).length,
    goodsKopecks: parts.reduce((sum, part) => sum + share(part) * part.priceKopecks, 0),
  });
  return {
    'send-all': [shipment(isAllThere ? soon : restOn, ({ quantity }) => quantity)],
    'send-fast': [shipment(soon, ({ now }) => now), shipment(restOn, ({ later }) => later)].filter(
      ({ lineCount }) => lineCount > 0,
    ),
  };
}

/** The day the missing units can leave; null if the known arrivals do not cover them. */
function coveredOn(arrivals: readonly Arrival[], missing: number, today: Day): Day | null {
  let expected = 0;
  for (const { on, quantity } of arrivals.toSorted((a, b) => a.on.localeCompare(b.on))) {
    expected += quantity;
    // A late delivery is expected from today on.
    if (expected >= missing) return nextWorkingDay(on < today ? today : on);
  }
  return null;
}

function latest(days: readonly (Day | null)[]): Day | null {
  return days.some((day) => day === null)
    ? null
    : (days.toSorted((a, b) => a!.localeCompare(b!)).at(-1) ?? null);
}
