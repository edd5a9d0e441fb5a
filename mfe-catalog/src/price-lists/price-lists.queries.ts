import { getPriceListSections, getPriceLists, type PriceList } from '@shop/contracts/catalog/price-lists';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery } from '@shop/platform/query';

/** How often one that is being made is looked after. */
const LOOK_MS = 1000;

export type PriceListSection = CallAnswer<typeof getPriceListSections>['sectionsForPriceList'][number];

/** They change with an import only, so those of an hour ago are good. */
export const priceListSectionsQuery = { ...callQuery(getPriceListSections, {}), staleTime: 3_600_000 };

/** The user's latest; asked again and again while one is being made, whoever began it and in whichever tab. */
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
