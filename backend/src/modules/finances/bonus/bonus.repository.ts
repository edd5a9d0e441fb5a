import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

const REASON = 'the caller has checked access to the company';

/** Returns plans, latest first, with the turnover of their periods: shipments less corrections, at least 0. */
export async function readPlans(db: Db, counterpartyId: number) {
  const plans = await plansWithTurnover(db)
    .where('plan.counterparty_id', '=', counterpartyId)
    .orderBy('plan.period_from', 'desc')
    .execute();
  return plans.map(({ shipped, ...plan }) => ({ ...plan, reachedKopecks: Math.max(shipped, 0) }));
}
export type Plan = Awaited<ReturnType<typeof readPlans>>[number];

/** Locks a finished plan until the transaction ends; undefined if a concurrent transaction has paid it. */
export async function lockUnpaidPlan(db: Db, id: number): Promise<Plan | undefined> {
  const locked = await unscoped(db, REASON)
    .selectFrom('bonus_plans')
    .select('counterparty_id')
    .where('id', '=', id)
    .where('paid_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  return (await readPlans(db, locked.counterparty_id)).find((plan) => plan.id === id);
}

/** Returns ids of unpaid plans of all counterparties that ended before the day, oldest first. */
export async function findUnpaid(db: Db, before: Day): Promise<readonly number[]> {
  const plans = await unscoped(db, 'the shop pays out all bonuses')
    .selectFrom('bonus_plans')
    .select('id')
    .where('period_to', '<', before)
    .where('paid_by', 'is', null)
    .orderBy('period_to')
    .orderBy('id')
    .execute();
  return plans.map(({ id }) => id);
}

function plansWithTurnover(db: Db) {
  return unscoped(db, REASON)
    .selectFrom('bonus_plans as plan')
    .leftJoin('ledger_documents as paid', 'paid.id', 'plan.paid_by')
    .select([
      'plan.id',
      'plan.counterparty_id as counterpartyId',
      'plan.period_from as periodFrom',
      'plan.period_to as periodTo',
      'plan.target_kopecks as targetKopecks',
      'plan.steps',
      'paid.number as documentNumber',
      sql<number | null>`-paid.kopecks`.as('paidKopecks'),
      sql<number>`(
        select coalesce(sum(turnover.debit_kopecks - turnover.credit_kopecks), 0) from ledger_turnovers turnover
        where turnover.counterparty_id = plan.counterparty_id
          and turnover.dated_on between plan.period_from and plan.period_to
          and turnover.kind in ('shipment', 'correction'))`.as('shipped'),
    ]);
}
