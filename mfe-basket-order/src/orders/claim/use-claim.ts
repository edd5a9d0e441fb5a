import type { Order } from '@shop/contracts/basket-order/orders';
import { useState } from 'react';

/** Kinds of claims. The values are also read by the page that creates appeals. */
export const CLAIM_KINDS = [
  { value: 'mix-up', label: 'Пересорт' },
  { value: 'defect', label: 'Брак' },
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number]['value'];

/** Limited by the length of the URL. */
const LINES_MAX = 100;

/** The lines chosen for a claim, as quantities by position, and the kind of the claim. */
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
    /** The page that creates the appeal. */
    href: `/appeal/add/?order=${order.id}&lines=${lines.join(',')}&type=claim&about=${kind}`,
  };
}
