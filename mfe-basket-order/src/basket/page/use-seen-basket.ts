import type { getHeader } from '@shop/contracts/account/header';
import { headerCall } from '@shop/contracts/account/header-call';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, queryClient } from '@shop/platform/query';
import { useEffect, useRef } from 'react';
import { forgetSeenLines, keepSeenLines } from '../../common/seen-lines.ts';
import type { BasketState } from '../state/basket-state.ts';
import { unitPrice } from '../state/unit-price.ts';

/** Remembers what the basket page shows when it is left, for the checkout to say what is different since. */
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
  // What is put into an empty basket later is no change of an order.
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

type Header = CallAnswer<typeof getHeader>;

/** As the header has it, which is on every page and keeps it in the cache. */
function currentCounterpartyId(): number | undefined {
  const header = queryClient.getQueryData<Header>([...callKey(headerCall), {}]);
  return header?.counterparties.find(({ isCurrent }) => isCurrent)?.id;
}
