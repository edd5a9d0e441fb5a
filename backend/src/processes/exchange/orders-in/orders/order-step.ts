import type { OrderStatus } from '@shop/contracts/basket-order/orders';
import { type Day, todayInMoscow } from '../../../../platform/calendar/days.ts';
import type { OutsideStep } from '../../../fulfilment/bring-order.ts';
import type { OutsideDocument } from '../reading/outside-document.ts';

type Goal = Exclude<OrderStatus, 'new' | 'cancelled'>;
const ORDER_OF_GOALS: readonly Goal[] = ['confirmed', 'picking', 'shipped', 'delivered'];
const STEPS = { confirmed: 'confirm', picking: 'pick', shipped: 'ship', delivered: 'deliver' } as const;

/**
 * Where an order is according to 1C: by its status, else by its requisites «Проведен» and «Отгружен». Null: it says
 * nothing.
 */
export function goalOf(
  document: Pick<OutsideDocument, 'status' | 'isPosted' | 'isShipped' | 'shipment'>,
  mapped: OrderStatus | undefined,
): Goal | null {
  const said: readonly (Goal | null)[] = [
    mapped === undefined || mapped === 'new' || mapped === 'cancelled' ? null : mapped,
    document.isShipped === true || document.shipment !== null ? 'shipped' : null,
    document.status === '' && document.isPosted === true ? 'confirmed' : null,
  ];
  return ORDER_OF_GOALS.findLast((goal) => said.includes(goal)) ?? null;
}

/** The step that brings an order to a status. */
export function stepTo(goal: Goal, on: Day = todayInMoscow()): OutsideStep {
  return { step: STEPS[goal], on };
}
