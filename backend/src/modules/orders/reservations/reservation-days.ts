import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import {
  hasTimeCome,
  isWorkingDay,
  nextWorkingDay,
  previousWorkingDay,
  type WorkingCalendar,
} from '../shipping/working-days.ts';

/** Returns the day that is `count` working days later. */
export function addWorkingDays(day: Day, count: number, calendar: WorkingCalendar): Day {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = nextWorkingDay(reached, calendar);
  return reached;
}

/** Reservations that end by this day are due a reminder: a working day before the end, or later. */
export function lastDayToRemindOf(now: Date, calendar: WorkingCalendar): Day {
  return nextWorkingDay(todayInMoscow(now), calendar);
}

/**
 * Reservations that ended before this day are released: at the time `releaseAt` of the working day after the end, or
 * later. Payments of the last day are in the bank's statement of that morning.
 */
export function dayToReleaseBefore(now: Date, releaseAt: string, calendar: WorkingCalendar): Day {
  const today = todayInMoscow(now);
  return isWorkingDay(today, calendar) && hasTimeCome(now, releaseAt)
    ? today
    : previousWorkingDay(today, calendar);
}
