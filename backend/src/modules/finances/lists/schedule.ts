import type { getPaymentSchedule } from '@shop/contracts/finances/finances';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { type Day, daysBetween, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import { findDebts } from '../ledger/debts.repository.ts';
import { type DueDay, findDueDays, findOpenItems, type OpenItem } from '../ledger/open-items.repository.ts';
import { daysOfPage } from '../ledger/pages-of-days.ts';

/** Days that a calendar is told of. */
const MAX_DAYS = 366;

interface Asked {
  readonly contract?: number | undefined;
  readonly dueOn?: Day | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of what is to be paid, overdue first, then by day; sums and days of all of it. */
export async function readSchedule(
  db: Db,
  there: ActingUser,
  { contract, dueOn, page, pageSize }: Asked,
): Promise<WireAnswer<typeof getPaymentSchedule>> {
  const today = todayInMoscow();
  const debts = await findDebts(db, there, contract);
  const days = joinContracts(await findDueDays(db, there, debts));
  const listed = dueOn === undefined ? days : days.filter(({ on }) => on === dueOn);
  const count = listed.reduce((sum, day) => sum + day.count, 0);
  const { offset, pageNavigation } = clampPage({ page, pageSize }, count);
  const part = { ...daysOfPage(listed, { offset, pageSize }), limit: pageSize };
  const items = part.days.length === 0 ? [] : await findOpenItems(db, there, debts, part);
  return {
    items: items.map((item) => presentItem(item, today)),
    pageNavigation,
    totals: totalsOf(days, today),
    days: daysAround(days, today).map((day) => ({ ...day, isOverdue: day.on < today })),
  };
}

/** What is open, and what of it is overdue: from the day after the day to pay by. */
export function totalsOf(days: readonly Pick<DueDay, 'on' | 'kopecks'>[], today: Day) {
  const sum = (some: typeof days) => some.reduce((total, { kopecks }) => total + kopecks, 0);
  return { openKopecks: sum(days), overdueKopecks: sum(days.filter(({ on }) => on < today)) };
}

/** Days since it was due; 0 while it is not. */
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

/** `days` are in their order already, those of one day together. */
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

/** When there are too many, what comes next matters more than what is overdue longest. */
function daysAround<T extends { readonly on: Day }>(days: readonly T[], today: Day): readonly T[] {
  const next = days.filter(({ on }) => on >= today).slice(0, MAX_DAYS);
  const overdue = days.filter(({ on }) => on < today);
  return [...overdue.slice(Math.max(overdue.length - (MAX_DAYS - next.length), 0)), ...next];
}
