import { getPriceListSections, getPriceLists, type PriceList } from '@shop/contracts/catalog/price-lists';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery } from '@shop/platform/query';

/** The polling interval while a price list is in progress. */
const LOOK_MS = 1000;

export type PriceListSection = CallAnswer<typeof getPriceListSections>['sectionsForPriceList'][number];

/** Sections change only with an import, so they stay fresh for an hour. */
export const priceListSectionsQuery = { ...callQuery(getPriceListSections, {}), staleTime: 3_600_000 };

/** The user's latest price lists, polled while one is in progress, no matter in which tab it was started. */
export const priceListsQuery = {
  ...callQuery(getPriceLists, {}),
  refetchInterval: (query: {
    readonly state: { readonly data?: CallAnswer<typeof getPriceLists> | undefined };
  }) => (query.state.data?.items.some(isPreparing) ? LOOK_MS : (false as const)),
};

export const priceListsKey = callKey(getPriceLists);

export function isPreparing({ status }: PriceList): boolean {
  return status === 'preparing';
}
