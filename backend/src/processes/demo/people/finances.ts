import { bonusOf, describeAct, postToLedger, readPlans } from '../../../modules/finances/finances.api.ts';
import { addDays, type Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nextNumber } from '../../../platform/database/number-series.ts';
import { seededRandom } from './random.ts';

interface Company {
  readonly counterpartyId: number;
  readonly contractId: number;
}

/** First and last day of the quarter `back` quarters before that of the day. */
export function quarterOf(day: Day, back = 0): { readonly periodFrom: Day; readonly periodTo: Day } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / 3) * 3 - 3 * back;
  const iso = (monthIndex: number, date: number) =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
  return { periodFrom: iso(first, 1), periodTo: iso(first + 3, 0) };
}

/** Seeds an older contract still in use: everything due is paid, and the last shipment is due in three days. */
export async function seedOldContract(db: Db, { counterpartyId }: Company, today: Day): Promise<void> {
  const { id: contractId } = await db
    .insertInto('contracts')
    .values({
      counterparty_id: counterpartyId,
      number: 'СО-101/24-М',
      signed_on: '2024-03-11',
      credit_limit_kopecks: 150_000_00,
      postponement_days: 14,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const random = seededRandom(104);
  for (let part = 8; part >= 0; part -= 1) {
    const on = addDays(today, -11 - part * 31);
    const kopecks = random.whole(6_000, 38_000) * 100 + random.oneOf([0, 40, 50, 80]);
    const common = { counterpartyId, contractId, kopecks, orderId: null };
    const number = `РТ-М${String(101 + 8 - part)}`;
    await postToLedger(db, { ...common, kind: 'shipment', number, on, dueOn: addDays(on, 14) });
    if (part === 0) break;
    const paidOn = addDays(on, random.whole(8, 14));
    await postToLedger(db, {
      ...common,
      kind: 'payment',
      number: String(2100 + part),
      on: paidOn,
      dueOn: null,
    });
  }
}

/** Seeds returned goods, which lower the debt of the usual contract. */
export function seedCorrection(db: Db, { counterpartyId, contractId }: Company, today: Day) {
  const document = { counterpartyId, contractId, orderId: null, dueOn: null, on: addDays(today, -38) };
  return postToLedger(db, { ...document, kind: 'correction', number: 'КР-00014', kopecks: -3_482_40 });
}

const steps = [
  { fromKopecks: 150_000_00, basisPoints: 100 },
  { fromKopecks: 300_000_00, basisPoints: 150 },
  { fromKopecks: 600_000_00, basisPoints: 250 },
];

/** Seeds a plan of the current quarter and two that were paid out on the day after their end. */
export async function seedBonusPlans(
  db: Db,
  { counterpartyId, contractId }: Company,
  today: Day,
): Promise<void> {
  for (const back of [2, 1, 0]) {
    const { periodFrom, periodTo } = quarterOf(today, back);
    const { id } = await db
      .insertInto('bonus_plans')
      .values({
        counterparty_id: counterpartyId,
        period_from: periodFrom,
        period_to: periodTo,
        target_kopecks: 300_000_00,
        steps: JSON.stringify(steps),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const plan = (await readPlans(db, counterpartyId)).find((one) => one.id === id);
    const kopecks = plan === undefined || back === 0 ? 0 : bonusOf(plan.steps, plan.reachedKopecks);
    if (kopecks === 0) continue;
    const on = addDays(periodTo, 1);
    const number = await nextNumber(db, 'bonus', 'БН', on);
    const document = { counterpartyId, contractId, orderId: null, dueOn: null, number, on };
    const paid = await postToLedger(db, { ...document, kind: 'bonus', kopecks });
    await db.updateTable('bonus_plans').set({ paid_by: paid.id }).where('id', '=', id).execute();
  }
}

/** Seeds acts of the two previous quarters, requested in the days after them. */
export async function seedActs(
  db: Db,
  { counterpartyId, contractId }: Company,
  requestedBy: number,
  today: Day,
): Promise<void> {
  for (const [back, ofContract] of [
    [2, null],
    [1, contractId],
    [1, null],
  ] as const) {
    const subject = { counterpartyId, contractId: ofContract, ...quarterOf(today, back) };
    const madeOn = [addDays(subject.periodTo, ofContract === null ? 6 : 5), today].sort()[0]!;
    const content = { ...(await describeAct(db, subject)), madeOn };
    await db
      .insertInto('acts')
      .values({
        number: await nextNumber(db, 'act', 'АС', madeOn),
        counterparty_id: counterpartyId,
        contract_id: ofContract,
        period_from: subject.periodFrom,
        period_to: subject.periodTo,
        requested_by: requestedBy,
        requested_at: new Date(`${madeOn}T09:20:00Z`),
        state: 'ready',
        opening_kopecks: content.openingKopecks,
        closing_kopecks: content.closingKopecks,
        content: JSON.stringify(content),
      })
      .execute();
  }
}
