import { listSettledPayments, settleDocument } from '../../modules/finances/finances.api.ts';
import { publishOrderChanged } from '../../modules/orders/orders.api.ts';
import type { Day } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { type LockedOrder, lockOrder } from './locked-order.repository.ts';
import { notifyOfTransition } from './notify-of-transition.ts';

interface OutsidePayment {
  readonly number: string;
  readonly on: Day;
  /** The payment in 1C: it is posted once, and a changed sum posts the difference. */
  readonly externalId: string;
  /** Negative for money given back. */
  readonly kopecks: number;
}

/**
 * Posts a payment for an order that 1C brings, and tells the buyer once the whole order is paid. It takes the place of what
 * the order itself has said of its payment. False if the ledger has it already.
 */
export async function receivePayment(db: Db, orderId: number, payment: OutsidePayment): Promise<boolean> {
  const order = await lockOrder(db, orderId);
  if (order === undefined) return false;
  const settled = await listSettledPayments(db, orderId);
  const before = settled.find(({ externalId }) => externalId === payment.externalId)?.kopecks ?? 0;
  if (!(await settle(db, order, payment))) return false;
  let replaced = payment.kopecks - before;
  for (const said of settled.filter(({ externalId }) => externalId.startsWith(saidBy(order)))) {
    const kopecks = Math.min(Math.max(0, replaced), Math.max(0, said.kopecks));
    replaced -= kopecks;
    if (kopecks > 0) await settle(db, order, { ...said, kopecks: said.kopecks - kopecks });
  }
  await tellOfPayment(db, order);
  return true;
}

/**
 * Posts what an order lacks, because 1C says no more than that the order is paid. False if it lacks nothing.
 */
export async function receiveRest(
  db: Db,
  orderId: number,
  { number, on }: Pick<OutsidePayment, 'number' | 'on'>,
): Promise<boolean> {
  const order = await lockOrder(db, orderId);
  if (order === undefined) return false;
  const lacksKopecks = order.totalKopecks - order.paidKopecks;
  if (lacksKopecks <= 0) return false;
  const externalId = `${saidBy(order)}${number}`;
  const settled = await listSettledPayments(db, orderId);
  const before = settled.find((payment) => payment.externalId === externalId)?.kopecks ?? 0;
  if (!(await settle(db, order, { number, on, externalId, kopecks: before + lacksKopecks }))) return false;
  await tellOfPayment(db, order);
  return true;
}

/** Begins the id of a payment that has none in 1C: the order says that it is paid. */
function saidBy({ number }: LockedOrder): string {
  return `заказ ${number}: оплата `;
}

function settle(db: Db, order: LockedOrder, payment: OutsidePayment): Promise<boolean> {
  const { id: orderId, counterpartyId, contractId } = order;
  return settleDocument(db, {
    ...{ counterpartyId, contractId, orderId, kind: 'payment', dueOn: null, comment: '' },
    ...payment,
  });
}

async function tellOfPayment(db: Db, before: LockedOrder): Promise<void> {
  const { id: orderId, counterpartyId, totalKopecks, paidKopecks } = before;
  const after = await lockOrder(db, orderId);
  const isPaid = paidKopecks < totalKopecks && (after?.paidKopecks ?? 0) >= totalKopecks;
  if (isPaid) await notifyOfTransition(db, before, { kind: 'pay', kopecks: totalKopecks - paidKopecks });
  else await publishOrderChanged(db, { orderId, counterpartyId });
}
