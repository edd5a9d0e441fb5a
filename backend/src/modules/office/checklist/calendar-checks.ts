import type { ChecklistItem } from '@shop/contracts/office/checklist';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readCalendarYear } from '../calendar/calendar-year.service.ts';

/** By this day the government has published the days off of the next year. */
const NEXT_YEAR_FROM = '11-01';

/**
 * Checks that the calendar of this year, and from November on that of the next one, has been filled in. The shop works
 * without it, by the days off of the law, so an empty year is a warning.
 */
export async function checkCalendar(db: Db, now = new Date()): Promise<ChecklistItem[]> {
  const today = todayInMoscow(now);
  const present = Number(today.slice(0, 4));
  const items = [await checkYear(db, present, now)];
  if (today.slice(5) >= NEXT_YEAR_FROM) items.push(await checkYear(db, present + 1, now));
  return items;
}

async function checkYear(db: Db, year: number, now: Date): Promise<ChecklistItem> {
  const { isFilled } = await readCalendarYear(db, year, now);
  return {
    code: `calendar-${year}`,
    title: `Календарь на\u00a0${year} год`,
    state: isFilled ? 'done' : 'later',
    text: isFilled
      ? 'Переносы выходных внесены'
      : 'Действуют выходные по\u00a0закону. Внесите переносы, чтобы даты отгрузки и\u00a0оплаты не\u00a0попали на\u00a0выходной',
    link: `/office/calendar/?year=${year}`,
  };
}
