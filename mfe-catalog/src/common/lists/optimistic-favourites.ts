import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useIsListed } from './header-lists.ts';

type OptimisticFavourite = { readonly isFavourite: boolean };
type OptimisticFavourites = ReadonlyMap<number, OptimisticFavourite>;

/** Optimistic states of products whose change has not been answered yet. */
const optimisticAtom = atom<OptimisticFavourites>(new Map());
const store = getDefaultStore();

/**
 * Overrides the state of these products. Returns a function that ends the override; a newer one of the same
 * product stays.
 */
export function showOptimisticFavourites(productIds: readonly number[], isFavourite: boolean): () => void {
  const wish = { isFavourite };
  store.set(optimisticAtom, (wishes) => new Map([...wishes, ...productIds.map((id) => [id, wish] as const)]));
  return () => {
    const ended = new Set(productIds);
    store.set(optimisticAtom, (wishes) => {
      const others = [...wishes].filter(([id, newest]) => !ended.has(id) || newest !== wish);
      return new Map(others);
    });
  };
}

/** Whether a product is a favourite: by its optimistic state, else by the server's. */
export function useIsFavourite(productId: number): boolean {
  const wishedAtom = useMemo(
    () => atom((get) => get(optimisticAtom).get(productId)?.isFavourite),
    [productId],
  );
  const wished = useAtomValue(wishedAtom);
  const listed = useIsListed('favourites', productId);
  return wished ?? listed;
}
