import type { ProductItem } from '@shop/shared/contracts/products';
import { subscribe, useEvent } from '@shop/shared/events';
import { useQueryClient } from '@shop/shared/query';
import { useEffect, useSyncExternalStore } from 'react';
import { createOrderSheet, type SheetLine } from './order-sheet.ts';
import { basketServer } from './sheet-server.ts';

/** The page's one sheet: what was typed goes on being sent after the buyer has left the table. */
export const sheet = createOrderSheet(basketServer);

subscribe('session.ended', sheet.reset);
subscribe('switch.requested', sheet.flush);
subscribe('counterparty.switched', sheet.reset);
subscribe('order.placed', sheet.reset);

/** Keeps the sheet and the list alike while the table is on screen. */
export function useOrderSheet(products: readonly ProductItem[], listingKey: readonly unknown[]): void {
  const client = useQueryClient();
  useEffect(() => {
    sheet.take(
      products.flatMap(({ offers }) => offers.map(({ id, inBasket }) => ({ offerId: id, inBasket }))),
    );
  }, [products]);
  useEvent('basket.changed', () => {
    // An answer from before the change must not undo it; the list is asked for again in a moment.
    const isReread = (query: { state: { data: unknown } }) => query.state.data !== undefined;
    void client.cancelQueries({ queryKey: [...listingKey], predicate: isReread });
  });
  useEffect(() => {
    const stops = [
      listen(document, 'visibilitychange', sheet.flush),
      listen(window, 'pagehide', sheet.flush),
      listen(window, 'online', sheet.retry),
    ];
    return () => {
      for (const stop of stops) stop();
      sheet.leave();
    };
  }, []);
}

/** The line of an offer; undefined while nobody has touched it. */
export function useSheetLine(offerId: number): SheetLine | undefined {
  return useSyncExternalStore(sheet.subscribe, () => sheet.lineOf(offerId));
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
