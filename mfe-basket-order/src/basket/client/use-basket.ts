import { readQuantity } from '@shop/domain/quantity/quantity';
import { useEffect, useSyncExternalStore } from 'react';
import { unitsOf } from '../../common/units-of.ts';
import { basketClient, basketDrafts, showBasket } from './current-basket.ts';
import { useCounterpartyId } from './current-counterparty.ts';

/** The basket while it is shown: read on arrival, followed live, sent without delay on leaving. */
export function useBasket() {
  useEffect(showBasket, []);
  const snapshot = useSyncExternalStore(basketClient.subscribe, basketClient.getSnapshot);
  const counterpartyId = useCounterpartyId();
  const isRead = snapshot.basket.terms !== null;
  useEffect(() => {
    if (isRead && counterpartyId !== undefined) recoverDrafts();
  }, [isRead, counterpartyId]);
  return snapshot;
}

/** Resumes the unsent changes of an earlier visit. A row that another user has changed since is left as it is. */
function recoverDrafts(): void {
  const { lines } = basketClient.getSnapshot().basket;
  const rows = new Map(lines.map((line) => [line.offerId, line]));
  const found = [
    ...basketDrafts.take(rows.keys()),
    ...basketDrafts.takeFormerRows(lines.map(({ row }) => row)),
  ];
  const recovered = found.flatMap(([offerId, text, over]) => {
    const line = rows.get(offerId);
    const read = line && readQuantity(text, line.row, unitsOf(line.row));
    // A removed row comes back only where the draft knew that it was out of the basket.
    const isOurs = line?.stored ? over.length === 0 || over.includes(line.stored.quantity) : over.includes(0);
    return read && 'quantity' in read && isOurs
      ? [{ offerId, quantity: read.quantity, ...(read.note && { note: read.note }) }]
      : [];
  });
  if (recovered.length > 0) basketClient.dispatch({ type: 'quantities-set', lines: recovered });
}
