import { formatDay } from '@shop/domain/format/date';

/** The days that differ from the usual days off of a year: two sorted lists of `YYYY-MM-DD`. */
export interface YearDays {
  readonly daysOff: readonly string[];
  readonly workingDays: readonly string[];
}

/** Whether the day is off, and whether somebody has said so. */
export function stateOf(day: string, { daysOff, workingDays }: YearDays, usual: ReadonlySet<string>) {
  const isChanged = daysOff.includes(day) || workingDays.includes(day);
  return { isOff: usual.has(day) !== isChanged, isChanged };
}

/** Makes a day off or worked; one that is so anyway needs no entry. */
export function withDay(
  { daysOff, workingDays }: YearDays,
  usual: ReadonlySet<string>,
  { day, isOff }: { readonly day: string; readonly isOff: boolean },
): YearDays {
  const without = (days: readonly string[]) => days.filter((one) => one !== day);
  const added = (days: readonly string[]) => [...without(days), day].sort();
  if (isOff === usual.has(day)) return { daysOff: without(daysOff), workingDays: without(workingDays) };
  return isOff
    ? { daysOff: added(daysOff), workingDays: without(workingDays) }
    : { daysOff: without(daysOff), workingDays: added(workingDays) };
}

type Pasted =
  | { readonly days: readonly { readonly day: string; readonly isOff: boolean }[] }
  | { readonly mistake: string };

const LINE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[\s;,]+(выходной|рабочий)(?: день)?)?$/i;

/** Reads lines such as «31.12.2027» and «20.02.2027 рабочий»; the first bad line refuses all. */
export function readPasted(text: string, year: number): Pasted {
  const days: { readonly day: string; readonly isOff: boolean }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, date = '', month = '', typedYear = '', kind = ''] = LINE.exec(line.trim()) ?? [];
    const day = `${typedYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    const place = `Строка ${index + 1}`;
    if (!isRealDay(day))
      return {
        mistake: `${place}: нужна дата, как 31.12.${year}, и\u00a0слово «рабочий», если день рабочий`,
      };
    if (Number(typedYear) !== year)
      return { mistake: `${place}: ${formatDay(day)} не\u00a0в\u00a0${year} году` };
    days.push({ day, isOff: kind.toLowerCase() !== 'рабочий' });
  }
  return days.length === 0 ? { mistake: 'Вставьте хотя бы одну дату' } : { days };
}

function isRealDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
