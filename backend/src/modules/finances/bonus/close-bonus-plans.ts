import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nextNumber } from '../../../platform/database/number-series.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { transactEach } from '../../../platform/database/transact.ts';
import { financesLink, notifyAll } from '../../notifications/notifications.api.ts';
import { postToLedger } from '../ledger/post-to-ledger.ts';
import { findFinancePeople } from '../reminders/finance-people.ts';
import { findUnpaid, lockUnpaidPlan, type Plan } from './bonus.repository.ts';
import { bonusOf } from './bonus-sums.ts';

/** A posted bonus. */
export interface PaidBonus {
  readonly counterparty: string;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly number: string;
  readonly kopecks: number;
}

interface BonusRun {
  readonly today?: Day;
  /** Told of each plan that failed, by its id; the others go on. */
  readonly onFailure: (planId: number, error: unknown) => void;
}

/**
 * Posts the bonus of each plan whose period is over, once and dated today: earlier days may be part of signed acts. A
 * plan without a bonus gets no document. Each plan has its own transaction: one that fails stops no other. Returns the
 * posted bonuses.
 */
export async function closeBonusPlans(
  db: Db,
  { today = todayInMoscow(), onFailure }: BonusRun,
): Promise<readonly PaidBonus[]> {
  return transactEach(db, await findUnpaid(db, today), (tx, id) => payOut(tx, id, today), onFailure);
}

async function payOut(db: Db, id: number, on: Day): Promise<PaidBonus | undefined> {
  const plan = await lockUnpaidPlan(db, id);
  if (plan === undefined) return undefined;
  const kopecks = bonusOf(plan.steps, plan.reachedKopecks);
  if (kopecks === 0) return undefined;
  const { counterpartyId, periodFrom, periodTo } = plan;
  const number = await nextNumber(db, 'bonus', 'БН', on);
  const contractId = await latestContract(db, counterpartyId);
  const document = { counterpartyId, contractId, number, on, dueOn: null, orderId: null };
  const posted = await postToLedger(db, { ...document, kind: 'bonus', kopecks });
  await unscoped(db, 'the shop pays out all bonuses')
    .updateTable('bonus_plans')
    .set({ paid_by: posted.id })
    .where('id', '=', id)
    .execute();
  const counterparty = await notifyPeople(db, plan, { number, kopecks });
  return { counterparty, periodFrom, periodTo, number, kopecks };
}

async function latestContract(db: Db, counterpartyId: number): Promise<number | null> {
  const contract = await unscoped(db, 'the shop pays out all bonuses')
    .selectFrom('contracts')
    .select('id')
    .where('counterparty_id', '=', counterpartyId)
    .orderBy('signed_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return contract?.id ?? null;
}

async function notifyPeople(
  db: Db,
  { counterpartyId, periodFrom, periodTo }: Plan,
  { number, kopecks }: { readonly number: string; readonly kopecks: number },
): Promise<string> {
  const { code, name } = await db
    .selectFrom('counterparties')
    .select(['code', 'name'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const people = await findFinancePeople(db, counterpartyId);
  await notifyAll(
    db,
    people.map(({ userId }) => ({
      userId,
      counterpartyId,
      kind: 'finances',
      title: `Начислен бонус ${formatMoney(kopecks)}`,
      message: `${name}, за период с ${formatDay(periodFrom)} по ${formatDay(periodTo)}, документ ${number}.`,
      link: financesLink('bonus', code),
    })),
  );
  return name;
}
