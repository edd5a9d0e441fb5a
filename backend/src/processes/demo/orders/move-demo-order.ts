import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { moveInTransaction } from '../../fulfilment/move-order.ts';
import { CREDIT_DAYS, postPayment } from '../../fulfilment/post-order.ts';
import type { Random } from '../people/random.ts';
import { type Moment, moscow, workingDayBefore } from './order-agenda.ts';
import type { OrderPlan } from './order-plans.ts';

/** Moves a demo order through its past up to a moment of its agenda, as fulfilment does. */
export async function moveDemoOrder(
  db: Db,
  id: number,
  { step, at }: Moment,
  plan: OrderPlan,
): Promise<void> {
  if (step === 'cancel') return cancel(db, id, at, plan.cancelReason);
  for (;;) {
    const move = await moveInTransaction(db, id, { at, isQuiet: true });
    if (move === null) throw new Error(`A demo order ends before its ${step}`);
    if (move.step === step) return;
  }
}

/** No goods had been set aside for it. */
async function cancel(db: Db, id: number, at: Date, cancel_reason: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'cancelled', cancel_reason, moved_at: at })
    .where('id', '=', id)
    .execute();
  await db.updateTable('order_shipments').set({ status: 'cancelled' }).where('order_id', '=', id).execute();
  const { created_by } = await db
    .selectFrom('orders')
    .select('created_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_statuses')
    .values({ order_id: id, status: 'cancelled', reached_at: at, reached_by: created_by })
    .execute();
}

/** When an order shipped before payment is paid; null if that is still to come. */
export function paymentMomentOf(
  plan: OrderPlan,
  agenda: readonly Moment[],
  postponementDays: number,
  random: Random,
  now: Date,
): Date | null {
  const left = agenda.findLast(({ step }) => step === 'ship');
  if (left === undefined || plan.paySystem === 'invoice') return null;
  const dueOn: Day = addDays(
    todayInMoscow(left.at),
    plan.paySystem === 'credit' ? CREDIT_DAYS : postponementDays,
  );
  const shift = plan.payment === 'late' ? random.whole(5, 14) : -random.whole(0, 4);
  const at = moscow(workingDayBefore(addDays(dueOn, shift)), 12, random.whole(0, 59));
  return at < now ? at : null;
}

/** Posts the customer's payment after shipping: all of it, or half. */
export async function payAfterwards(db: Db, id: number, at: Date, { payment }: OrderPlan): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select([
      'id',
      'counterparty_id as counterpartyId',
      'contract_id as contractId',
      'total_kopecks as total',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const kopecks = payment === 'half' ? Math.round(order.total / 2) : order.total;
  await postPayment(db, order, kopecks, todayInMoscow(at));
}
