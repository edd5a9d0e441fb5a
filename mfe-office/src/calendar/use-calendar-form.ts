import type { CalendarYear } from '@shop/contracts/office/calendar';
import { formatDay } from '@shop/domain/format/date';
import { readTexts, setText } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { queryClient } from '@shop/platform/query';
import * as v from 'valibot';
import { useVersionedForm, useVersions } from '../common/versioned-form/use-versioned-form.ts';
import { calendarQuery } from './calendar.queries.ts';
import { saveCalendarWithUndo } from './save-calendar.mutation.ts';
import type { YearDays } from './year-days.ts';

const schema = v.object({ daysOff: v.string(), workingDays: v.string() });

/** The form of a year. Clicked days survive a reload and a save by somebody else. */
export function useCalendarForm(latest: CalendarYear) {
  const versions = useVersions(latest);
  const { form, draft } = useDraftForm(schema, `calendar-${latest.year}`, textsOf(versions.begun));
  const { onSubmit, notice, accept } = useVersionedForm({
    ...{ form, draft, versions, latest, textsOf },
    fieldsOf: shownFieldsOf,
    save: (texts, over) => saveCalendarWithUndo(over, daysOfTexts(texts)),
    readLatest: () => queryClient.fetchQuery({ ...calendarQuery(latest.year), staleTime: 0 }),
  });
  const change = (days: YearDays) => {
    for (const [name, text] of Object.entries(textsOf(days))) setText(form, name, text);
    draft.keep();
  };
  const days = () => daysOfTexts({ ...textsOf(versions.begun), ...readTexts(form) });
  const { begun, theirs } = versions;
  const shown = { before: shownFieldsOf(begun), theirs: theirs && shownFieldsOf(theirs) };
  return { form, draft, onSubmit, notice, accept, change, days, begun, theirs, shown };
}

function textsOf({ daysOff, workingDays }: YearDays) {
  return { daysOff: daysOff.join(' '), workingDays: workingDays.join(' ') };
}

function daysOfTexts({ daysOff, workingDays }: v.InferOutput<typeof schema>) {
  const read = (text: string) => text.split(' ').filter(Boolean);
  return { daysOff: read(daysOff), workingDays: read(workingDays) };
}

function shownFieldsOf({ daysOff, workingDays }: YearDays) {
  const print = (days: readonly string[]) => days.map(formatDay).join(', ');
  return [
    { name: 'daysOff', title: 'Выходные', text: print(daysOff) },
    { name: 'workingDays', title: 'Рабочие', text: print(workingDays) },
  ];
}
