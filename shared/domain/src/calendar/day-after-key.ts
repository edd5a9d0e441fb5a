import { addDays, addMonths, dayInMonth, monthOf, weekdayOf } from './calendar-days.ts';

/** The day that a key moves to; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return dayInMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return dayInMonth(day, addMonths(monthOf(day), 1));
    default:
      return undefined;
  }
}
