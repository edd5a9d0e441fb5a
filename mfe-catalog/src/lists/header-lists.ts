import type { CallAnswer } from '@shop/shared/contracts/call';
import { getHeader } from '@shop/shared/contracts/header';
import { callKey, callQuery, queryClient, useQuery } from '@shop/shared/query';

/** The two lists a buyer keeps, by their names in the header's data (§3). */
export type ListName = 'favourites' | 'compare';

const headerQuery = callQuery(getHeader, {});

/**
 * Whether the product is in the list, as the header's data has it. The shell asks for them and again after
 * `favourites.changed` and `compare.changed` from any tab; here they are only read.
 */
export function useIsListed(list: ListName, productId: number): boolean {
  const select = (header: CallAnswer<typeof getHeader>) => header[list].includes(productId);
  return useQuery({ ...headerQuery, enabled: false, select }).data ?? false;
}

/** The ids in the list, the first added first; undefined until the header's data are there. */
export function useListedIds(list: ListName): readonly number[] | undefined {
  return useQuery({ ...headerQuery, enabled: false, select: (header) => header[list] }).data;
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
  const header = queryClient.getQueryData(headerQuery.queryKey);
  if (!header) return productIds;
  // An answer from before the change must not undo it.
  void queryClient.cancelQueries({ queryKey: headerQuery.queryKey });
  const own = new Set(productIds);
  const others = header[list].filter((id) => !own.has(id));
  queryClient.setQueryData(headerQuery.queryKey, {
    ...header,
    [list]: isListed ? [...others, ...own] : others,
  });
  return productIds.filter((id) => header[list].includes(id) !== isListed);
}

/** Asks what the lists hold in truth, after a change that nobody knows whether it arrived. */
export function rereadLists(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getHeader) });
}
