import type { getPaymentSchedule } from '@shop/contracts/finances/finances';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { Actor } from '../../../platform/actor/actor.ts';
import { type Day, daysBetween, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import { daysOfPage } from '../ledger/days-of-page.ts';
import { findDebts } from '../ledger/debts.repository.ts';
import { type DueDay, findDueDays, findOpenItems, type OpenItem } from '../ledger/open-items.repository.ts';

/** Days in a calendar. */
const MAX_DAYS = 366;

interface ScheduleQuery {
  readonly contract?: number | undefined;
  readonly dueOn?: Day | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns a page of documents to pay, overdue first, then by due day, with totals and days of all of them. */
export async function readSchedule(
  db: Db,
  companyActor: Actor,
  { contract, dueOn, page, pageSize }: ScheduleQuery,
): Promise<WireAnswer<typeof getPaymentSchedule>> {
  const today = todayInMoscow();
  const debts = await findDebts(db, companyActor, contract);
  const days = joinContracts(await findDueDays(db, companyActor, debts));
  const listed = dueOn === undefined ? days : days.filter(({ on }) => on === dueOn);
  const count = listed.reduce((sum, day) => sum + day.count, 0);
  const { offset, pageNavigation } = clampPage({ page, pageSize }, count);
  const part = { ...daysOfPage(listed, { offset, pageSize }), limit: pageSize };
  const items = part.days.length === 0 ? [] : await findOpenItems(db, companyActor, debts, part);
  return {
    items: items.map((item) => presentItem(item, today)),
    pageNavigation,
    totals: totalsOf(days, today),
    days: daysAround(days, today).map((day) => ({ ...day, isOverdue: day.on < today })),
  };
}

/** Open and overdue sums. An item is overdue from the day after its due day on. */
export function totalsOf(days: readonly Pick<DueDay, 'on' | 'kopecks'>[], today: Day) {
  const sum = (some: typeof days) => some.reduce((total, { kopecks }) => total + kopecks, 0);
  return { openKopecks: sum(days), overdueKopecks: sum(days.filter(({ on }) => on < today)) };
}

/** Days since the due day; 0 before it. */
export function overdueDaysOf({ dueOn }: Pick<OpenItem, 'dueOn'>, today: Day): number {
  return Math.max(daysBetween(dueOn, today), 0);
}

function presentItem({ orderId, orderNumber, ...item }: OpenItem, today: Day) {
  return {
    ...item,
    overdueDays: overdueDaysOf(item, today),
    order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
  };
}

/** Sums the contracts of each day. `days` are ordered, so days to join are adjacent. */
function joinContracts(days: readonly DueDay[]) {
  const joined: { on: Day; kopecks: number; count: number }[] = [];
  for (const { on, kopecks, count } of days) {
    const last = joined.at(-1);
    if (last?.on === on) {
      last.kopecks += kopecks;
      last.count += count;
    } else joined.push({ on, kopecks, count });
  }
  return joined;
}

/** Above the limit, upcoming days take precedence over the longest overdue ones. */
function daysAround<T extends { readonly on: Day }>(days: readonly T[], today: Day): readonly T[] {
  const next = days.filter(({ on }) => on >= today).slice(0, MAX_DAYS);
  const overdue = days.filter(({ on }) => on < today);
  return [...overdue.slice(Math.max(overdue.length - (MAX_DAYS - next.length), 0)), ...next];
}
