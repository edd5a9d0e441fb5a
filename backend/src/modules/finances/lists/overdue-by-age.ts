import { type Day, daysBetween } from '../../../platform/calendar/days.ts';

const ages = [
  { label: '0–7 дней', upTo: 7 },
  { label: '8–30 дней', upTo: 30 },
  { label: '31–60 дней', upTo: 60 },
  { label: 'Более 60 дней', upTo: Number.POSITIVE_INFINITY },
] as const;

/** Overdue sums by age in days. An item is overdue from the day after its due day on. */
export function overdueByAge(
  openItems: readonly { readonly dueOn: Day; readonly openKopecks: number }[],
  today: Day,
) {
  const overdue = openItems.map(({ dueOn, openKopecks }) => ({
    days: daysBetween(dueOn, today),
    openKopecks,
  }));
  return ages.map(({ label, upTo }, index) => {
    const from = ages[index - 1]?.upTo ?? 0;
    const ofAge = overdue.filter(({ days }) => days > from && days <= upTo);
    return { label, kopecks: ofAge.reduce((sum, { openKopecks }) => sum + openKopecks, 0) };
  });
}
