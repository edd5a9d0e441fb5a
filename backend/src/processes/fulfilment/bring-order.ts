import { type Day, todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { cutShipment } from './cut-shipment.ts';
import { type LockedOrder, lockOrder } from './locked-order.repository.ts';
import { type Move, makeTransition } from './move-order.ts';
import type { ShipmentState, Transition } from './next-transition.ts';
import type { OutsideShipment } from './outside-shipment.ts';
import { recordShipment } from './record-shipment.ts';

/** A step that happened outside the shop, in 1C. */
export type OutsideStep =
  | { readonly step: 'confirm' | 'pick' | 'deliver'; readonly on: Day }
  | {
      readonly step: 'ship';
      readonly on: Day;
      /** The shipment as 1C knows it; without it everything that is still here leaves. */
      readonly shipment?: OutsideShipment & {
        /** The leaving quantity by position of the line; everything that is still here without it. */
        readonly quantities: ReadonlyMap<number, number> | null;
      };
    };

/**
 * Brings an order to where 1C says it is, in the caller's transaction: every transition on the way is made with all its
 * effects, and the buyer hears of the last one. Goods that are missing here are received: 1C knows better. An order that
 * is further already, cancelled or delivered does not move; a shipment that is known by its id gets only what 1C adds to
 * it. Throws `Conflict` for quantities that the order does not have.
 */
export async function bringOrder(db: Db, id: number, step: OutsideStep): Promise<readonly Move[]> {
  const order = await lockOrder(db, id);
  if (order === undefined || order.status === 'cancelled') return [];
  const leaving = step.step === 'ship' ? step.shipment : undefined;
  if (leaving === undefined) return walk(db, order, step);
  if (await recordShipment(db, order, leaving)) return [];
  const shipmentId = await cutShipment(db, order, leaving);
  const planned = await lockOrder(db, id);
  return walk(db, planned!, step, { shipmentId, outside: leaving });
}

interface Leaving {
  readonly shipmentId: number;
  readonly outside: OutsideShipment;
}

async function walk(
  db: Db,
  begun: LockedOrder,
  step: OutsideStep,
  leaving?: Leaving,
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  const circumstances = { at: timeOf(step.on), movedAt: new Date(), outside: leaving?.outside };
  for (
    let order: LockedOrder | undefined = begun;
    order !== undefined;
    order = await lockOrder(db, begun.id)
  ) {
    const transition = transitionTowards(order, step, leaving?.shipmentId);
    if (transition === null) break;
    // The buyer hears of where the order is, not of every step on the way.
    const isLast = transition.kind !== 'receive' && isReached(order, transition, step, leaving?.shipmentId);
    moves.push(await makeTransition(db, order, transition, { ...circumstances, isQuiet: !isLast }));
  }
  return moves;
}

/** The next transition on the way to the step; null when the order is there. */
function transitionTowards(
  order: LockedOrder,
  { step }: Pick<OutsideStep, 'step'>,
  shipmentId?: number,
): Transition | null {
  const { status, shipments } = order;
  if (status === 'cancelled' || status === 'delivered') return null;
  if (status === 'new') return { kind: 'confirm' };
  if (step === 'confirm') return null;
  const isMeant = ({ id }: ShipmentState) => shipmentId === undefined || id === shipmentId;
  const planned = shipments.find((shipment) => shipment.status === 'planned' && isMeant(shipment));
  if (step === 'pick')
    return status === 'confirmed' && planned !== undefined ? { kind: 'pick', shipment: planned } : null;
  const picked = shipments.find((shipment) => shipment.status === 'picking' && isMeant(shipment));
  if (picked !== undefined)
    return hasGoods(order, picked)
      ? { kind: 'ship', shipment: picked }
      : { kind: 'receive', shipment: picked };
  if (planned !== undefined) return { kind: 'pick', shipment: planned };
  const onTheWay = shipments.find((shipment) => shipment.status === 'shipped');
  return step === 'deliver' && onTheWay !== undefined ? { kind: 'deliver', shipment: onTheWay } : null;
}

function hasGoods({ setAside }: Pick<LockedOrder, 'setAside'>, { lines }: ShipmentState): boolean {
  return lines.every(({ position, quantity }) => (setAside.get(position) ?? 0) >= quantity);
}

/** Whether the order is where the step leads once the transition is made. */
function isReached(
  order: LockedOrder,
  transition: Transition,
  { step }: OutsideStep,
  shipmentId: number | undefined,
): boolean {
  if (transition.kind !== step) return false;
  if (transition.kind === 'confirm' || transition.kind === 'pick') return true;
  const others = order.shipments.filter(
    ({ id, status }) => 'shipment' in transition && id !== transition.shipment?.id && status !== 'cancelled',
  );
  if (step === 'ship')
    return (
      shipmentId !== undefined || others.every(({ status }) => status === 'shipped' || status === 'delivered')
    );
  return others.every(({ status }) => status === 'delivered');
}

/** Today, or on a day that has not come, it happens now; on another day, at noon in Moscow. */
function timeOf(on: Day): Date {
  return on >= todayInMoscow() ? new Date() : new Date(`${on}T12:00:00+03:00`);
}
