import { settleDocument } from '../../modules/finances/finances.api.ts';
import { publishOrderChanged } from '../../modules/orders/orders.api.ts';
import type { Day } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockOrder } from './locked-order.repository.ts';
import { notifyOfTransition } from './notify-of-transition.ts';

interface OutsidePayment {
  readonly number: string;
  readonly on: Day;
  /** The payment in 1C: it is posted once, and a changed sum posts the difference. */
  readonly externalId: string;
  /** Negative for money given back; `rest`: what the order lacks. */
  readonly kopecks: number | 'rest';
}

/**
 * Posts a payment for an order that 1C brings, and tells the buyer once the whole order is paid. False if the ledger has
 * it already.
 */
export async function receivePayment(
  db: Db,
  orderId: number,
  { number, on, externalId, kopecks }: OutsidePayment,
): Promise<boolean> {
  const order = await lockOrder(db, orderId);
  if (order === undefined) return false;
  const { counterpartyId, contractId, totalKopecks, paidKopecks } = order;
  const lacksKopecks = Math.max(0, totalKopecks - paidKopecks);
  if (kopecks === 'rest' && lacksKopecks === 0) return false;
  const isPosted = await settleDocument(db, {
    ...{ counterpartyId, contractId, orderId, kind: 'payment', number, on, dueOn: null },
    ...{ kopecks: kopecks === 'rest' ? lacksKopecks : kopecks, externalId, comment: '' },
  });
  if (!isPosted) return false;
  const after = await lockOrder(db, orderId);
  const isPaid = paidKopecks < totalKopecks && (after?.paidKopecks ?? 0) >= totalKopecks;
  if (isPaid) await notifyOfTransition(db, order, { kind: 'pay', kopecks: lacksKopecks });
  else await publishOrderChanged(db, { orderId, counterpartyId });
  return true;
}
