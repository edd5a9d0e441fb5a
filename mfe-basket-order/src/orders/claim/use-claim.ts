import type { Order } from '@shop/contracts/basket-order/orders';
import { useState } from 'react';

/** What a claim about delivered goods says (пересорт, брак); the appeal's page knows the same words. */
export const CLAIM_KINDS = [
  { value: 'mix-up', label: 'Пересорт' },
  { value: 'defect', label: 'Брак' },
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number]['value'];

/** More lines do not fit into an address. */
const LINES_MAX = 100;

/** What is chosen of an order for a claim: lines by position with quantities, and what is wrong with them. */
export function useClaim(order: Order) {
  const [kind, setKind] = useState<ClaimKind>('mix-up');
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());

  function change(position: number, quantity: number | undefined) {
    const next = new Map(chosen);
    if (quantity === undefined) next.delete(position);
    else next.set(position, quantity);
    setChosen(next);
  }
  const lines = [...chosen]
    .sort(([one], [other]) => one - other)
    .map(([position, quantity]) => `${position}:${quantity}`);
  return {
    kind,
    setKind,
    chosen,
    isFull: chosen.size >= LINES_MAX,
    change,
    /** Where the appeal is written. */
    href: `/appeal/add/?order=${order.id}&lines=${lines.join(',')}&type=claim&about=${kind}`,
  };
}
