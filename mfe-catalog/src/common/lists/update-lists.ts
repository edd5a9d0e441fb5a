import { headerCall } from '@shop/contracts/account/header-call';
import { callKey, queryClient } from '@shop/platform/query';
import { headerKey, type ListName, readHeader } from './header-lists.ts';

/**
 * Adds products to the list in the cache or removes them, so that toggles and header counters follow at once.
 * Returns the ids that this changed.
 */
export function showListed(
  list: ListName,
  productIds: readonly number[],
  isListed: boolean,
): readonly number[] {
  const header = readHeader();
  if (!header) return productIds;
  // An answer from before the change must not undo it.
  void queryClient.cancelQueries({ queryKey: headerKey });
  const own = new Set(productIds);
  const others = header[list].filter((id) => !own.has(id));
  queryClient.setQueryData(headerKey, {
    ...header,
    [list]: isListed ? [...others, ...own] : others,
  });
  return productIds.filter((id) => header[list].includes(id) !== isListed);
}

/** Refetches the lists after a change whose outcome is unknown. */
export function rereadLists(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(headerCall) });
}
