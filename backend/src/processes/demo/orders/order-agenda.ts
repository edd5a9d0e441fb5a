import { nextWorkingDay } from '../../../modules/orders/orders.api.ts';
import { addDays, type Day } from '../../../platform/calendar/days.ts';
import type { StepKind } from '../../back-office/next-step.ts';
import type { Random } from '../people/random.ts';
import type { OrderPlan } from './order-plans.ts';

/** What happened to an order, and when. */
export interface Moment {
  readonly step: 'place' | 'cancel' | StepKind;
  readonly at: Date;
}

type Planned = readonly [step: Moment['step'], on: Day, hour: number];
type Course = Pick<OrderPlan, 'status' | 'paySystem' | 'shipment' | 'lateLineCount'>;

/** Until goods that were not in stock come. */
export const DELIVERY_DAYS = 8;

/**
 * All that happened to an order placed on `day` until its status, in time: confirmed and paid the same day, shipped on
 * the next working day and delivered on the one after; goods that were missing came a week later. Nothing lies after
 * `now`.
 */
export function agendaOf(course: Course, day: Day, random: Random, now: Date): readonly Moment[] {
  const planned = untilStatus(course, day);
  return planned.map(([step, on, hour], index) => {
    const at = moscow(on, hour, random.whole(0, 59));
    // A shop started in the morning has no order of this afternoon.
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
    // Of two parts the first has come, and the second is waited for.
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

/** The last working day not after `day`. */
export function workingDayBefore(day: Day): Day {
  const before = addDays(day, -1);
  return nextWorkingDay(before) === day ? day : workingDayBefore(before);
}

/** A moment of a day in Moscow. */
export function moscow(day: Day, hour: number, minute: number): Date {
  const two = (value: number) => String(value).padStart(2, '0');
  return new Date(`${day}T${two(hour)}:${two(minute)}:00+03:00`);
}
