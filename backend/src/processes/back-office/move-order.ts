import type { OrderStatus } from '@shop/contracts/basket-order/orders';
import { issueUpd } from '../../modules/documents/documents.api.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { type LockedOrder, lockOrder } from './locked-order.repository.ts';
import { nextStep, type Step, type StepKind, type StepShipment, statusAfter } from './next-step.ts';
import { tellOfStep } from './order-news.ts';
import { postPayment, postShipment } from './post-order.ts';
import { receiveGoods } from './receive-goods.ts';
import { takeOutGoods } from './take-out-goods.ts';

export interface MoveOptions {
  /** When it happens; default now. */
  readonly at?: Date;
  /** Nobody is told: of what lies in the past. */
  readonly isQuiet?: boolean;
  /** Passes the order by if somebody else holds it, or has moved it at that time or later. */
  readonly unlessMovedSince?: Date;
}

/** What a step has done. */
export interface Move {
  readonly number: string;
  readonly step: StepKind;
  /** The order's status after it. */
  readonly status: OrderStatus;
}

/**
 * Takes the next step of an order in one transaction, its row held first: whoever cancels or moves it at the same time
 * comes before or after. Null when there is nothing (more) to do.
 */
export function moveOrder(db: Db, id: number, options: MoveOptions = {}): Promise<Move | null> {
  return transact(db, (tx) => moveInside(tx, id, options));
}

/** The same inside a transaction of the caller's. */
export async function moveInside(db: Db, id: number, options: MoveOptions = {}): Promise<Move | null> {
  const { isQuiet = false, unlessMovedSince } = options;
  const order = await lockOrder(db, id, {
    skipsLocked: unlessMovedSince !== undefined,
    movedBefore: unlessMovedSince,
  });
  const step = order && nextStep(order);
  if (order === undefined || step === undefined || step === null) return null;
  // After the wait for the order, or a status could come before the one it follows.
  const at = options.at ?? new Date();
  const status = await take(db, order, step, at);
  await db.updateTable('orders').set({ moved_at: at, status }).where('id', '=', id).execute();
  await enterStatuses(db, order, status, at);
  if (!isQuiet) await tellOfStep(db, order, step);
  return { number: order.number, step: step.kind, status };
}

/** Returns the status the order has come to. */
async function take(db: Db, order: LockedOrder, step: Step, at: Date): Promise<OrderStatus> {
  const on = todayInMoscow(at);
  switch (step.kind) {
    case 'confirm':
      return 'confirmed';
    case 'pay':
      await postPayment(db, order, step.kopecks, on);
      return order.status;
    case 'receive':
      await receiveGoods(db, order, at);
      return order.status;
    case 'pick':
      return setShipment(db, order, step.shipment, { status: 'picking' });
    case 'ship': {
      const { shipment } = step;
      await takeOutGoods(db, order, shipment);
      const status = await setShipment(db, order, shipment, { status: 'shipped', shipped_at: at });
      const { number } = await issueUpd(db, shipment.id, on);
      await postShipment(db, order, { shipment, number, on });
      return status;
    }
    case 'deliver':
      return setShipment(db, order, step.shipment, { status: 'delivered', delivered_at: at });
  }
}

type Progress =
  | { readonly status: 'picking' }
  | { readonly status: 'shipped'; readonly shipped_at: Date }
  | { readonly status: 'delivered'; readonly delivered_at: Date };

async function setShipment(db: Db, order: LockedOrder, { id }: StepShipment, progress: Progress) {
  await db.updateTable('order_shipments').set(progress).where('id', '=', id).execute();
  return statusAfter(
    order.shipments.map((shipment) =>
      shipment.id === id ? { ...shipment, status: progress.status } : shipment,
    ),
  );
}

/** A status is reached by nobody: the shop. */
async function enterStatuses(db: Db, order: LockedOrder, status: OrderStatus, at: Date): Promise<void> {
  if (status === order.status) return;
  await db
    .insertInto('order_statuses')
    .values({ order_id: order.id, status, reached_at: at, reached_by: null })
    .execute();
}
