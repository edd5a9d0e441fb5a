import type { OrderStatus } from '@shop/contracts/basket-order/orders';
import { formatMoney } from '@shop/domain/format/money';
import { issueUpd } from '../../modules/documents/documents.api.ts';
import { outdateChange, statusAfter } from '../../modules/orders/orders.api.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { type LockedOrder, lockOrder } from './locked-order.repository.ts';
import {
  nextTransition,
  type ShipmentState,
  type Transition,
  type TransitionKind,
} from './next-transition.ts';
import { notifyOfTransition } from './notify-of-transition.ts';
import type { OutsideShipment } from './outside-shipment.ts';
import { postPayment, postShipment } from './post-order.ts';
import { receiveGoods } from './receive-goods.ts';
import { withdrawGoods } from './withdraw-goods.ts';

export interface MoveOptions {
  /** When it happens; now by default. */
  readonly at?: Date;
  /** Sends no notifications, for transitions in the past. */
  readonly isQuiet?: boolean;
  /** Skips the order if somebody else holds it or has moved it at that time or later. */
  readonly unlessMovedSince?: Date;
  /** Throws `PaymentNeeded` where the next transition is a payment: only a simulated shop invents one. */
  readonly refusesPayment?: boolean;
}

/** The next transition is a payment, which has to come from the bank. The message is for the person who runs the command. */
export class PaymentNeeded extends Error {
  override readonly name = 'PaymentNeeded';

  constructor(number: string, kopecks: number) {
    super(
      `Заказ ${number} ждёт оплаты: ${formatMoney(kopecks)}. Команда не придумывает платежей. Проведите настоящий ` +
        'выпиской банка: npm run finance -- import <файл>. Для пробного магазина включите BACK_OFFICE=simulated',
    );
  }
}

/** A transition that was made. */
export interface Move {
  readonly number: string;
  readonly step: TransitionKind;
  /** The order's status afterwards. */
  readonly status: OrderStatus;
}

/**
 * Makes the next transition of an order in one transaction that locks its row first, so that a simultaneous
 * cancellation or transition comes before or after. Null if there is none left.
 */
export function moveOrder(db: Db, id: number, options: MoveOptions = {}): Promise<Move | null> {
  return transact(db, (tx) => moveInTransaction(tx, id, options));
}

/** Makes the next transition inside the caller's transaction. */
export async function moveInTransaction(db: Db, id: number, options: MoveOptions = {}): Promise<Move | null> {
  const { isQuiet = false, unlessMovedSince, refusesPayment = false } = options;
  const order = await lockOrder(db, id, {
    skipsLocked: unlessMovedSince !== undefined,
    movedBefore: unlessMovedSince,
  });
  const transition = order && nextTransition(order);
  if (order === undefined || transition === undefined || transition === null) return null;
  if (refusesPayment && transition.kind === 'pay') throw new PaymentNeeded(order.number, transition.kopecks);
  // Read the clock after the wait for the lock, or a status could precede the one it follows.
  const at = options.at ?? new Date();
  return makeTransition(db, order, transition, { at, movedAt: at, isQuiet });
}

interface Circumstances {
  /** When it happened. */
  readonly at: Date;
  /** When the shop learned it. */
  readonly movedAt: Date;
  readonly isQuiet: boolean;
  readonly outside?: OutsideShipment | undefined;
}

/** Makes a transition of a locked order with all its effects; the only way in which orders go on. */
export async function makeTransition(
  db: Db,
  order: LockedOrder,
  transition: Transition,
  { at, movedAt, isQuiet, outside }: Circumstances,
): Promise<Move> {
  const status = await apply(db, order, transition, { at, outside });
  await db.updateTable('orders').set({ moved_at: movedAt, status }).where('id', '=', order.id).execute();
  await enterStatuses(db, order, status, at);
  // Once goods are on their way, nobody decides on their quantities any more.
  if (transition.kind === 'ship') await outdateChange(db, order.id);
  if (!isQuiet) await notifyOfTransition(db, order, transition, outside);
  return { number: order.number, step: transition.kind, status };
}

/** Returns the order's new status. */
async function apply(
  db: Db,
  order: LockedOrder,
  transition: Transition,
  { at, outside }: Pick<Circumstances, 'at' | 'outside'>,
): Promise<OrderStatus> {
  const on = todayInMoscow(at);
  switch (transition.kind) {
    case 'confirm':
      return 'confirmed';
    case 'pay':
      await postPayment(db, order, transition.kopecks, on);
      return order.status;
    case 'receive':
      await receiveGoods(db, order, at, transition.shipment);
      return order.status;
    case 'pick':
      return setShipment(db, order, transition.shipment, { status: 'picking' });
    case 'ship': {
      const { shipment } = transition;
      await withdrawGoods(db, order, shipment);
      const status = await setShipment(db, order, shipment, { status: 'shipped', shipped_at: at });
      const upd = await issueUpd(db, shipment.id, on, outside);
      await postShipment(db, order, { shipment, number: upd?.number ?? null, on, outside });
      return status;
    }
    case 'deliver':
      return setShipment(db, order, transition.shipment, { status: 'delivered', delivered_at: at });
  }
}

type Progress =
  | { readonly status: 'picking' }
  | { readonly status: 'shipped'; readonly shipped_at: Date }
  | { readonly status: 'delivered'; readonly delivered_at: Date };

async function setShipment(db: Db, order: LockedOrder, { id }: ShipmentState, progress: Progress) {
  await db.updateTable('order_shipments').set(progress).where('id', '=', id).execute();
  return statusAfter(
    order.shipments.map((shipment) =>
      shipment.id === id ? { ...shipment, status: progress.status } : shipment,
    ),
  );
}

/** The shop reached the status, not a person. */
async function enterStatuses(db: Db, order: LockedOrder, status: OrderStatus, at: Date): Promise<void> {
  if (status === order.status) return;
  await db
    .insertInto('order_statuses')
    .values({ order_id: order.id, status, reached_at: at, reached_by: null })
    .execute();
}
