import { daysBetween } from '@shop/domain/calendar/calendar-days';
import { countOf } from '@shop/domain/format/number';

/** A due date relative to today: «сегодня», «через 3 дня», «просрочено на 5 дней». */
export function dueText(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'сегодня';
  if (days === 1) return 'завтра';
  if (days > 0) return `через ${inWords(days)}`;
  return `просрочено на ${inWords(-days)}`;
}

const inWords = (days: number) => countOf(days, 'день', 'дня', 'дней');
