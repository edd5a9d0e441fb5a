import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useIsListed } from './header-lists.ts';

type Wish = { readonly isFavourite: boolean };
type Wishes = ReadonlyMap<number, Wish>;

/** What the user wants of products whose change is still under way: shown until the server has answered. */
const wishesAtom = atom<Wishes>(new Map());
const store = getDefaultStore();

/** Shows the products as wanted. Answers what ends it; a newer wish for a product stays. */
export function wishFavourites(productIds: readonly number[], isFavourite: boolean): () => void {
  const wish = { isFavourite };
  store.set(wishesAtom, (wishes) => new Map([...wishes, ...productIds.map((id) => [id, wish] as const)]));
  return () => {
    const ended = new Set(productIds);
    store.set(wishesAtom, (wishes) => {
      const others = [...wishes].filter(([id, newest]) => !ended.has(id) || newest !== wish);
      return new Map(others);
    });
  };
}

/** Whether the heart of a product is full: as the user wants it, else as the server has it. */
export function useIsFavourite(productId: number): boolean {
  const wishedAtom = useMemo(() => atom((get) => get(wishesAtom).get(productId)?.isFavourite), [productId]);
  const wished = useAtomValue(wishedAtom);
  const listed = useIsListed('favourites', productId);
  return wished ?? listed;
}
