import type { getHeader } from '@shop/contracts/account/header';
import { headerCall } from '@shop/contracts/account/header-call';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, queryClient } from '@shop/platform/query';
import { useSyncExternalStore } from 'react';

/** The two lists a buyer keeps, by their names in the header's data (§3). */
export type ListName = 'favourites' | 'compare';

type Header = CallAnswer<typeof getHeader>;

/** Under it the shell keeps what it has asked for: its schema would weigh on every listing. */
const queryKey = [...callKey(headerCall), {}];

/**
 * Whether the product is in the list, as the header's data has it. The shell asks for them and again after
 * `favourites.changed` and `compare.changed` from any tab; here they are only read.
 */
export function useIsListed(list: ListName, productId: number): boolean {
  return useSyncExternalStore(subscribe, () => readHeader()?.[list].includes(productId) ?? false);
}

/** The ids in the list, the first added first; undefined until the header's data are there. */
export function useListedIds(list: ListName): readonly number[] | undefined {
  return useSyncExternalStore(subscribe, () => readHeader()?.[list]);
}

function readHeader(): Header | undefined {
  return queryClient.getQueryData<Header>(queryKey);
}

function subscribe(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(listener);
}

/**
 * Puts products into the list or takes them out on screen: toggles and the header's counters follow at once. Answers
 * those it was news for.
 */
export function showListed(
  list: ListName,
  productIds: readonly number[],
  isListed: boolean,
): readonly number[] {
  const header = readHeader();
  if (!header) return productIds;
  // An answer from before the change must not undo it.
  void queryClient.cancelQueries({ queryKey });
  const own = new Set(productIds);
  const others = header[list].filter((id) => !own.has(id));
  queryClient.setQueryData(queryKey, {
    ...header,
    [list]: isListed ? [...others, ...own] : others,
  });
  return productIds.filter((id) => header[list].includes(id) !== isListed);
}

/** Asks what the lists hold in truth, after a change that nobody knows whether it arrived. */
export function rereadLists(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(headerCall) });
}
