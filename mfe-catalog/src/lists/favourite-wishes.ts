import { useSyncExternalStore } from 'react';
import { useIsListed } from './header-lists.ts';

type Wish = { readonly isFavourite: boolean };

/** What the user wants of products whose change is still under way: shown until the server has answered. */
const wishes = new Map<number, Wish>();
const listeners = new Set<() => void>();

/** Shows the products as wanted. Answers what ends it; a newer wish for a product stays. */
export function wishFavourites(productIds: readonly number[], isFavourite: boolean): () => void {
  const wish = { isFavourite };
  for (const id of productIds) wishes.set(id, wish);
  tell();
  return () => {
    for (const id of productIds) if (wishes.get(id) === wish) wishes.delete(id);
    tell();
  };
}

/** Whether the heart of a product is full: as the user wants it, else as the server has it. */
export function useIsFavourite(productId: number): boolean {
  const wished = useSyncExternalStore(subscribe, () => wishes.get(productId)?.isFavourite);
  const listed = useIsListed('favourites', productId);
  return wished ?? listed;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
