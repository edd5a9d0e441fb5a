import type { Order } from '@shop/contracts/basket-order/orders';
import type { ChosenLine } from './chosen-lines.ts';
import type { AppealPrefill } from './use-appeal-prefill.ts';

/** Initial values of an appeal about an order. */
export interface Claim {
  readonly orderId: number;
  readonly lines: readonly ChosenLine[];
  readonly subject: string;
}

const SUBJECTS = { 'mix-up': 'Пересорт по заказу', defect: 'Брак по заказу' } as const;

/** Drops lines that the order does not have, and limits quantities to those ordered. */
export function claimOf(order: Order, { lines, about }: AppealPrefill): Claim {
  const byPosition = new Map(order.lines.map((line) => [line.position, line]));
  return {
    orderId: order.id,
    lines: lines.flatMap(({ position, quantity }) => {
      const line = byPosition.get(position);
      return line ? [{ position, quantity: Math.min(quantity, line.quantity) }] : [];
    }),
    subject: `${about ? SUBJECTS[about] : 'Вопрос по заказу'} № ${order.number}`,
  };
}
