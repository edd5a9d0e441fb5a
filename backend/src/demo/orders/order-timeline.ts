import type { OrderStatus } from '@shop/shared/contracts/orders';
import { addDays, type Day } from '../../calendar/days.ts';
import { nextWorkingDay } from '../../modules/orders/working-days.ts';
import type { Random } from '../people/random.ts';

export interface StatusMoment {
  readonly status: OrderStatus;
  readonly at: Date;
}

const steps = ['new', 'confirmed', 'picking', 'shipped', 'delivered'] as const;

/**
 * When an order placed on `day` reached each status up to `status`: confirmed the same day, packed on the next
 * working day, shipped and delivered on those after. Nothing lies after `now`.
 */
export function timelineOf(
  day: Day,
  status: OrderStatus,
  random: Random,
  now: Date,
): readonly StatusMoment[] {
  const packed = nextWorkingDay(day);
  const shipped = nextWorkingDay(packed);
  const minute = () => random.whole(0, 59);
  const moments = {
    new: moscow(day, random.whole(8, 12), minute()),
    confirmed: moscow(day, 14, minute()),
    picking: moscow(packed, 9, minute()),
    shipped: moscow(shipped, 8, minute()),
    delivered: moscow(nextWorkingDay(shipped), 15, minute()),
    cancelled: moscow(day, 16, minute()),
  };
  const reached =
    status === 'cancelled' ? (['new', 'cancelled'] as const) : steps.slice(0, steps.indexOf(status) + 1);
  // A shop started in the morning has no order of this afternoon.
  const past = (at: Date, index: number) => new Date(Math.min(+at, +now - (reached.length - index) * 60_000));
  return reached.map((one, index) => ({ status: one, at: past(moments[one], index) }));
}

/** The last working day not after `day`. */
export function workingDayBefore(day: Day): Day {
  const before = addDays(day, -1);
  return nextWorkingDay(before) === day ? day : workingDayBefore(before);
}

function moscow(day: Day, hour: number, minute: number): Date {
  const two = (value: number) => String(value).padStart(2, '0');
  return new Date(`${day}T${two(hour)}:${two(minute)}:00+03:00`);
}
