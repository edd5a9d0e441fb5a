import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Conflict } from '../../../platform/errors/errors.ts';
import { closeCancelled } from '../changing/cancel-order.ts';
import { notifyOfCancellation } from '../changing/notify-of-cancellation.ts';
import { publishOrderChanged } from '../changing/publish-order-changed.ts';
import type { OrderContent } from './order-content.repository.ts';

const REASON = '1C cancels orders of all companies';

/**
 * Cancels a locked order that 1C has cancelled, also one that is being picked. False if it is cancelled already. Throws
 * `Conflict` once a part has left.
 */
export async function cancelFrom1c(
  db: Db,
  { id, number, status, counterpartyId, createdBy, shipments }: OrderContent,
  reason: string,
): Promise<boolean> {
  if (status === 'cancelled') return false;
  if (shipments.some((shipment) => shipment.status === 'shipped' || shipment.status === 'delivered'))
    throw new Conflict(`Заказ ${number} уже отгружен: отменить его нельзя, проведите возврат`);
  const orders = unscoped(db, REASON);
  await orders
    .updateTable('orders')
    .set({ status: 'cancelled', cancel_reason: reason })
    .where('id', '=', id)
    .execute();
  await closeCancelled(db, id, null);
  await orders
    .insertInto('history')
    .values({
      counterparty_id: counterpartyId,
      action: 'order.cancelled',
      details: JSON.stringify({ orderId: id, number, reason }),
    })
    .execute();
  await notifyOfCancellation(db, null, { id, number, counterpartyId, createdBy }, reason);
  await publishOrderChanged(db, { orderId: id, counterpartyId });
  return true;
}
