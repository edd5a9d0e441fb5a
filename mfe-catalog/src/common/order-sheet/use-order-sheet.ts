import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { countOf } from '@shop/domain/format/number';
import { subscribe, useEvent } from '@shop/platform/events';
import { useQueryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { offerLabel } from '../offers/offer-choice.ts';
import { createOrderSheet } from './order-sheet.ts';
import { readDraft } from './read-draft.ts';
import { forgetSheetDrafts, readSheetDrafts, useCounterpartyId } from './sheet-drafts.ts';
import type { SheetLine, SheetOffer } from './sheet-lines.ts';
import { basketServer } from './sheet-server.ts';

/** The page's one sheet: what was typed goes on being sent after the buyer has left the table. */
export const sheet = createOrderSheet(basketServer);

subscribe('session.ended', sheet.reset);
subscribe('switch.requested', sheet.flush);
subscribe('counterparty.switched', sheet.reset);
subscribe('basket.changed', ({ offerIds }) => sheet.forget(offerIds));
subscribe('order.placed', () => {
  sheet.reset();
  forgetSheetDrafts();
});

/** Keeps the sheet and the list alike while the table is on screen. */
export function useOrderSheet(products: readonly ProductItem[], listingKey: readonly unknown[]): void {
  const client = useQueryClient();
  const counterpartyId = useCounterpartyId();
  useEffect(() => {
    sheet.take(
      products.flatMap(({ offers }) => offers.map(({ id, inBasket }) => ({ offerId: id, inBasket }))),
    );
  }, [products]);
  useEffect(() => {
    if (counterpartyId !== undefined) recover(products);
  }, [products, counterpartyId]);
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

/** Goes on with what was typed before a reload or a lost session, of the rows that are here. */
function recover(products: readonly ProductItem[]): void {
  const kept = readSheetDrafts();
  let count = 0;
  for (const product of kept.size > 0 ? products : [])
    for (const offer of product.offers) {
      const text = kept.get(offer.id);
      if (text === undefined) continue;
      if (sheet.recover(sheetOfferOf(product, offer), rowName(product, offer), text)) count += 1;
    }
  if (count > 0)
    toast(`Неотправленные количества восстановлены: ${countOf(count, 'строка', 'строки', 'строк')}`);
}

/** The line of an offer; undefined while nobody has touched it. */
function useSheetLine(offerId: number): SheetLine | undefined {
  return useSyncExternalStore(sheet.subscribe, () => sheet.lineOf(offerId));
}

/** What the sheet wants of an offer, and whether the basket holds just that. */
export function useSheetQuantity(offer: Offer) {
  const line = useSheetLine(offer.id);
  const quantity = line?.wanted ?? offer.inBasket;
  return {
    line,
    quantity,
    failure: line?.problem || line?.refusal || '',
    isStored: quantity > 0 && line?.draft === undefined && (line?.stored ?? offer.inBasket) === quantity,
  };
}

/** Name and size. */
export function rowName({ name }: ProductItem, offer: Offer): string {
  const variant = offerLabel(offer);
  return variant ? `${name}, ${variant}` : name;
}

export function sheetOfferOf(product: ProductItem, { id, inBasket }: Offer): SheetOffer {
  const { minOrderCount, multiplicity, measure } = product;
  return { offerId: id, inBasket, minOrderCount, multiplicity, measure };
}

/** The quantity as it stands in the field, while it is being typed too. */
export function typedQuantity(product: ProductItem, offer: Offer): number {
  const line = sheet.lineOf(offer.id);
  const read = line?.draft === undefined ? undefined : readDraft(line.draft, sheetOfferOf(product, offer));
  return read && 'quantity' in read ? read.quantity : (line?.wanted ?? offer.inBasket);
}

export function useTypedQuantity(product: ProductItem, offer: Offer): number {
  return useSyncExternalStore(sheet.subscribe, () => typedQuantity(product, offer));
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
