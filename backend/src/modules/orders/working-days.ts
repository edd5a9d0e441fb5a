import { addDays, type Day } from '../../calendar/days.ts';

/** The first day after `day` on which the warehouse ships: Monday to Friday. */
export function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  const weekday = new Date(next).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWorkingDay(next) : next;
}
