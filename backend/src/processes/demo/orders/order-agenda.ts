import { nextWorkingDay } from '../../../modules/orders/orders.api.ts';
import { addDays, type Day } from '../../../platform/calendar/days.ts';
import type { TransitionKind } from '../../fulfilment/next-transition.ts';
import type { Random } from '../people/random.ts';
import type { OrderPlan } from './order-plans.ts';

/** An event in the life of an order and its time. */
export interface Moment {
  readonly step: 'place' | 'cancel' | TransitionKind;
  readonly at: Date;
}

type Planned = readonly [step: Moment['step'], on: Day, hour: number];
type Course = Pick<OrderPlan, 'status' | 'paySystem' | 'shipment' | 'lateLineCount'>;

/** How long a delivery of missing goods takes. */
export const DELIVERY_DAYS = 8;

/**
 * All events of an order placed on `day` up to its status, in order: it is confirmed and paid the same day, shipped on
 * the next working day and delivered on the one after; missing goods come a week later. No event is after `now`.
 */
export function agendaOf(course: Course, day: Day, random: Random, now: Date): readonly Moment[] {
  const planned = untilStatus(course, day);
  return planned.map(([step, on, hour], index) => {
    const at = moscow(on, hour, random.whole(0, 59));
    // A shop started in the morning has no order from this afternoon.
    return { step, at: new Date(Math.min(+at, +now - (planned.length - index) * 60_000)) };
  });
}

function untilStatus({ status, ...course }: Course, day: Day): readonly Planned[] {
  const placed = ['place', day, 9] as const;
  if (status === 'cancelled') return [placed, ['cancel', day, 16]];
  const steps: readonly Planned[] = [['confirm', day, 14], ...stepsAfter(course, day)];
  const through = (step: Moment['step'], isLast: boolean) =>
    steps.slice(
      0,
      1 +
        (isLast ? steps.findLastIndex((one) => one[0] === step) : steps.findIndex((one) => one[0] === step)),
    );
  const reached = {
    new: () => [],
    confirmed: () => through('confirm', true),
    // The first of two parts has been delivered, and the second waits for its goods.
    picking: () => through(isInParts(course) ? 'deliver' : 'pick', false),
    shipped: () => through('ship', true),
    delivered: () => steps,
  }[status];
  return [placed, ...reached()];
}

function stepsAfter(course: Omit<Course, 'status'>, day: Day): readonly Planned[] {
  const paid: readonly Planned[] = course.paySystem === 'invoice' ? [['pay', day, 16]] : [];
  const arrivedOn = nextWorkingDay(addDays(day, DELIVERY_DAYS));
  const rest: readonly Planned[] = [['receive', arrivedOn, 11], ...wayFrom(arrivedOn)];
  if (isInParts(course)) return [...paid, ...wayFrom(day), ...rest];
  return [...paid, ...(course.lateLineCount > 0 ? rest : wayFrom(day))];
}

function isInParts({ shipment, lateLineCount }: Omit<Course, 'status'>): boolean {
  return shipment === 'send-fast' && lateLineCount > 0;
}

function wayFrom(day: Day): readonly Planned[] {
  const left = nextWorkingDay(day);
  return [
    ['pick', left, 9],
    ['ship', left, 15],
    ['deliver', nextWorkingDay(left), 14],
  ];
}

/** `day` if it is a working day, else the last working day before it. */
export function workingDayBefore(day: Day): Day {
  const before = addDays(day, -1);
  return nextWorkingDay(before) === day ? day : workingDayBefore(before);
}

/** An instant of a day in Moscow. */
export function moscow(day: Day, hour: number, minute: number): Date {
  const two = (value: number) => String(value).padStart(2, '0');
  return new Date(`${day}T${two(hour)}:${two(minute)}:00+03:00`);
}
