import { cancelFrom1c, lockOrderContent, writeAs1c } from '../../../../modules/orders/orders.api.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transactEach } from '../../../../platform/database/transact.ts';
import { bringOrder } from '../../../fulfilment/bring-order.ts';
import { type ExchangeContext, readExchangeContext } from '../documents/exchange-context.ts';
import { goalOf, stepTo } from './order-step.ts';

/** Orders of one run; the others wait for the next run. */
const BATCH = 200;

/**
 * Moves on the orders whose status in 1C somebody has mapped since, and those whose buyer has decided on a change. Any
 * number of servers may run it. Returns how many it has moved on; those that fail wait for the next run.
 */
export async function applyWaitingStatuses(
  db: Db,
  onFailure: (orderId: number, error: unknown) => void,
): Promise<number> {
  const waiting = await waitingOrders(db).limit(BATCH).execute();
  if (waiting.length === 0) return 0;
  const context = await readExchangeContext(db);
  const moved = await transactEach(
    db,
    waiting.filter(({ status }) => context.statusOf(status) !== undefined || status === ''),
    (tx, { id }) => moveOn(tx, id, context),
    ({ id }, error) => onFailure(id, error),
  );
  return moved.length;
}

function waitingOrders(db: Db) {
  return db
    .selectFrom('order_external as external')
    .select(['external.order_id as id', 'external.status'])
    .where((where) => where.or([where('is_status_unknown', '=', true), where('is_step_waiting', '=', true)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_changes as change')
            .select('change.id')
            .whereRef('change.order_id', '=', 'external.order_id')
            .where('change.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('external.order_id');
}

/** Undefined if another server was faster. */
async function moveOn(db: Db, id: number, { statusOf }: ExchangeContext): Promise<true | undefined> {
  await writeAs1c(db);
  const order = await lockOrderContent(db, id);
  const said = await waitingOrders(db).where('external.order_id', '=', id).executeTakeFirst();
  if (order === undefined || said === undefined) return undefined;
  const mapped = statusOf(said.status);
  if (mapped === 'cancelled') await cancelFrom1c(db, order, 'Отменён в\u00a01С');
  const goal = goalOf({ status: said.status, isPosted: null, isShipped: false, shipment: null }, mapped);
  if (goal !== null) await bringOrder(db, id, stepTo(goal));
  await db
    .updateTable('order_external')
    .set({ is_status_unknown: false, is_step_waiting: false })
    .where('order_id', '=', id)
    .execute();
  return true;
}
