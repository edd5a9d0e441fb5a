import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import {
  createFirstOffers,
  type FirstOffers,
  firstOffer,
  type VariantFilter,
} from '../offers/offer-choice.ts';

/** An offer chosen for a bulk action, with the quantity to add. */
export interface SelectedLine {
  readonly offerId: number;
  readonly productId: number;
  readonly quantity: number;
}

export type Selection = ReturnType<typeof createSelection>;

/**
 * Ticked offers of a listing, and the size each card shows. The state lives outside React, so that a tick
 * re-renders one card.
 */
export function createSelection() {
  const linesAtom = atom<ReadonlyMap<number, SelectedLine>>(new Map());
  const store = getDefaultStore();
  const shown = new Map<number, number>();

  function set(changed: readonly SelectedLine[], isSelected: boolean) {
    const next = new Map(store.get(linesAtom));
    for (const line of changed) {
      if (isSelected) next.set(line.offerId, line);
      else next.delete(line.offerId);
    }
    store.set(linesAtom, next);
  }

  return {
    linesAtom,
    set,
    drop(offerIds: readonly number[]) {
      const gone = new Set(offerIds);
      const lines = store.get(linesAtom);
      if (offerIds.some((id) => lines.has(id)))
        store.set(linesAtom, new Map([...lines].filter(([offerId]) => !gone.has(offerId))));
    },
    clear: () => store.set(linesAtom, new Map()),
    shownOf: (productId: number) => shown.get(productId),
    firstOf: createFirstOffers(),
    /** Moves the tick when a card shows another size. */
    show(product: ProductItem, from: Offer, to: Offer) {
      shown.set(product.id, to.id);
      if (!store.get(linesAtom).has(from.id)) return;
      set([lineOf(product, from)], false);
      set([lineOf(product, to)], true);
    },
  };
}

/** Whether an offer is ticked; undefined where nothing can be ticked. */
export function useIsSelected(selection: Selection | undefined, offerId: number): boolean | undefined {
  const isSelectedAtom = useMemo(
    () => atom((get) => selection && get(selection.linesAtom).has(offerId)),
    [selection, offerId],
  );
  return useAtomValue(isSelectedAtom);
}

/** The quantity typed in the row, else the minimum order. */
export function lineOf(product: ProductItem, offer: Offer): SelectedLine {
  return { offerId: offer.id, productId: product.id, quantity: offer.inBasket || product.minOrderCount };
}

/** The offer a card shows: the one the buyer picked, else the best match of the filter. */
export function shownOffer(
  product: ProductItem,
  variantFilter: VariantFilter,
  picked: number | undefined,
  firstOf: FirstOffers = ({ offers }) => firstOffer(offers, variantFilter),
): Offer | undefined {
  return product.offers.find(({ id }) => id === picked) ?? firstOf(product, variantFilter);
}

/** The offers that «Выбрать все» ticks (§4): those in stock and not in the basket, one per card. */
export function selectableLines(
  products: readonly ProductItem[],
  offersOf: (product: ProductItem) => readonly (Offer | undefined)[],
): SelectedLine[] {
  return products.flatMap((product) =>
    offersOf(product).flatMap((offer) =>
      offer?.inBasket === 0 && offer.stockStatus.isInStock ? [lineOf(product, offer)] : [],
    ),
  );
}
