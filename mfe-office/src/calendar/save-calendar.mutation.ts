import { type CalendarYear, getCalendarYear, saveCalendarYear } from '@shop/contracts/office/calendar';
import { getSettings } from '@shop/contracts/office/settings';
import { call, messageOf } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../common/undo.ts';
import { calendarQuery } from './calendar.queries.ts';

type Days = Pick<CalendarYear, 'daysOff' | 'workingDays'>;

/** Saves a year over `before`, and offers an undo. Rejects as the call does. */
export async function saveCalendarWithUndo(before: CalendarYear, days: Days): Promise<CalendarYear> {
  const saved = await save(before, days);
  if (saved.version === before.version) toast('Ничего не\u00a0изменилось');
  else
    toast(`Сохранён календарь на\u00a0${saved.year} год`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void restore(saved, before) },
    });
  return saved;
}

async function restore(saved: CalendarYear, before: Days): Promise<void> {
  try {
    await save(saved, before);
    toast(`Вернули календарь на\u00a0${saved.year} год`);
  } catch (error) {
    toast.danger(`Календарь на\u00a0${saved.year} год не\u00a0вернули. ${messageOf(error)}`);
  }
}

async function save({ year, version }: CalendarYear, { daysOff, workingDays }: Days): Promise<CalendarYear> {
  const body = { daysOff, workingDays, version };
  const saved = await call(saveCalendarYear, { params: { year }, body });
  queryClient.setQueryData(calendarQuery(year).queryKey, saved);
  // Other years share its version.
  void queryClient.invalidateQueries({ queryKey: callKey(getCalendarYear) });
  void queryClient.invalidateQueries({ queryKey: callKey(getSettings) });
  return saved;
}
