import type { OrderStatus } from '@shop/contracts/basket-order/orders';
import type { Db } from '../../platform/database/database.ts';
import { readOrder } from './locked-order.repository.ts';
import { type Move, moveOrder, PaymentNeeded } from './move-order.ts';
import { nextTransition } from './next-transition.ts';

/** Statuses that an order can be brought to, in order. */
export const GOALS = ['confirmed', 'picking', 'shipped', 'delivered'] as const satisfies OrderStatus[];
export type Goal = (typeof GOALS)[number];

/** The command cannot be done; the message is for the person who typed it. */
export class AdvanceError extends Error {
  override readonly name = 'AdvanceError';
}

interface AdvanceOptions {
  readonly goal?: Goal | undefined;
  /** Whether payments may be invented, as the fulfilment simulation does. */
  readonly isSimulated: boolean;
  /** Told of each order whose next transition is a payment that may not be invented. */
  readonly onUnpaid: (unpaid: PaymentNeeded) => void;
}

/**
 * Makes one transition of an order, or as many as bring it to `goal`; an order that waits for a payment stops there.
 * Throws `AdvanceError` if no transition is left.
 */
export async function advanceOrder(
  db: Db,
  number: string,
  options: AdvanceOptions,
): Promise<readonly Move[]> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (order === undefined) throw new AdvanceError(`There is no order ${number}`);
  const { moves, isUnpaid } = await advance(db, order, options);
  if (moves.length === 0 && !isUnpaid) throw new AdvanceError(`Order ${number} is ${order.status} already`);
  return moves;
}

/**
 * Advances every open order that has not reached the goal, the oldest first; a failing one does not stop the others.
 */
export async function advanceAll(
  db: Db,
  options: AdvanceOptions,
  onFailure: (number: string, error: unknown) => void,
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (const order of await openOrders(db).select(['id', 'number', 'status']).execute()) {
    try {
      moves.push(...(await advance(db, order, options)).moves);
    } catch (error) {
      onFailure(order.number, error);
    }
  }
  return moves;
}

async function advance(
  db: Db,
  { id, status }: { readonly id: number; readonly status: OrderStatus },
  { goal, isSimulated, onUnpaid }: AdvanceOptions,
): Promise<{ readonly moves: readonly Move[]; readonly isUnpaid: boolean }> {
  const moves: Move[] = [];
  let reached = status;
  while (goal === undefined ? moves.length === 0 : isBefore(reached, goal)) {
    try {
      const move = await moveOrder(db, id, { refusesPayment: !isSimulated });
      if (move === null) break;
      moves.push(move);
      reached = move.status;
    } catch (error) {
      if (!(error instanceof PaymentNeeded)) throw error;
      onUnpaid(error);
      return { moves, isUnpaid: true };
    }
  }
  return { moves, isUnpaid: false };
}

function isBefore(status: OrderStatus, goal: Goal): boolean {
  return status === 'new' || (GOALS as readonly OrderStatus[]).indexOf(status) < GOALS.indexOf(goal);
}

function openOrders(db: Db) {
  return db
    .selectFrom('orders')
    .where('orders.status', 'in', ['new', 'confirmed', 'picking', 'shipped'])
    .orderBy('orders.id');
}

/** Open orders with the next transition of each, the oldest first. */
export async function listOpenOrders(db: Db, limit: number) {
  const rows = await openOrders(db)
    .innerJoin('counterparties as buyer', 'buyer.id', 'orders.counterparty_id')
    .select(['orders.id', 'orders.created_at as placedAt', 'buyer.name as company'])
    .limit(limit)
    .execute();
  const orders = [];
  for (const { id, ...row } of rows) {
    const order = await readOrder(db, id);
    if (order === undefined) continue;
    const { number, status, paySystem, totalKopecks, shipments } = order;
    orders.push({
      number,
      status,
      ...row,
      paySystem,
      totalKopecks,
      shipments: shipments.map((shipment) => shipment.status),
      next: nextTransitionName(order),
    });
  }
  return orders;
}

function nextTransitionName(order: NonNullable<Awaited<ReturnType<typeof readOrder>>>): string | null {
  return order.shipments.length === 0 ? null : (nextTransition(order)?.kind ?? null);
}
