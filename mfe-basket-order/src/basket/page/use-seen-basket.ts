import { useEffect, useRef } from 'react';
import { forgetSeenLines, keepSeenLines } from '../../common/seen-lines.ts';
import { currentCounterpartyId } from '../client/current-counterparty.ts';
import type { BasketState } from '../state/basket-state.ts';
import { unitPrice } from '../state/unit-price.ts';

/** Remembers what the basket page shows when it is left, so that the checkout says what is different since. */
export function useSeenBasket(basket: BasketState): void {
  const shown = useRef(basket);
  useEffect(() => {
    shown.current = basket;
  });
  useEffect(() => {
    const keep = () => keepBasket(shown.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}

function keepBasket({ lines, terms }: BasketState): void {
  const counterpartyId = currentCounterpartyId();
  // Emptied: it has become an order, or another company's.
  if (counterpartyId === undefined || !terms) return;
  const ordered = lines.filter(
    ({ isDeleted, row }) => !isDeleted && (row.isInStock || terms.canBuyUnavailable),
  );
  // Lines that are added to an empty basket later do not change an order.
  if (ordered.length === 0) {
    forgetSeenLines();
    return;
  }
  keepSeenLines(
    counterpartyId,
    ordered.map(({ row, quantity }) => ({
      offerId: row.offerId,
      name: row.name,
      article: row.article,
      measure: row.measure,
      quantity,
      priceKopecks: unitPrice(row, quantity),
      availableQuantity: row.stockQuantity,
    })),
  );
}
