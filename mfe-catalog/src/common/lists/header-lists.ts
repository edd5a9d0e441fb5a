import type { getHeader } from '@shop/contracts/account/header';
import { headerCall } from '@shop/contracts/account/header-call';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, queryClient } from '@shop/platform/query';
import { useSyncExternalStore } from 'react';

/** The names of the two lists in the header's data (§3). */
export type ListName = 'favourites' | 'compare';

type Header = CallAnswer<typeof getHeader>;

/**
 * The key of the shell's own query. It is built here because importing the call would add its schema to every
 * listing.
 */
export const headerKey = [...callKey(headerCall), {}];

/**
 * Whether the list contains the product, by the header's data. The shell fetches them, and again after
 * `favourites.changed` and `compare.changed` of any tab; here they are only read.
 */
export function useIsListed(list: ListName, productId: number): boolean {
  return useSyncExternalStore(subscribe, () => readHeader()?.[list].includes(productId) ?? false);
}

/** The ids in the list, the first added first; undefined until the header's data have loaded. */
export function useListedIds(list: ListName): readonly number[] | undefined {
  return useSyncExternalStore(subscribe, () => readHeader()?.[list]);
}

export function readHeader(): Header | undefined {
  return queryClient.getQueryData<Header>(headerKey);
}

/**
 * Reads the cache without an observer of React Query (5.108): an observer without a function to fetch with logs an
 * error, its options would replace those of the shell's query, and every toggle would render when the header arrives,
 * not only those whose value has changed.
 */
function subscribe(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(listener);
}
