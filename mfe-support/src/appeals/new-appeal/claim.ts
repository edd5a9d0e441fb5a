import type { Order } from '@shop/contracts/basket-order/orders';
import type { ChosenLine } from './chosen-lines.ts';
import type { AskedAppeal } from './use-asked-appeal.ts';

/** What an appeal about an order begins with. */
export interface Claim {
  readonly orderId: number;
  readonly lines: readonly ChosenLine[];
  readonly subject: string;
}

const SUBJECTS = { 'mix-up': 'Пересорт по заказу', defect: 'Брак по заказу' } as const;

/** Lines the order does not have are left out; of the others nobody claims more than was ordered. */
export function claimOf(order: Order, { lines, about }: AskedAppeal): Claim {
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
