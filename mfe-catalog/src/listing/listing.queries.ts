import type { CallAnswer } from '@shop/shared/contracts/call';
import { getListing } from '@shop/shared/contracts/listings';
import { printListingPath } from '@shop/shared/contracts/smart-filter';
import { callKey, callQuery } from '@shop/shared/query';
import type { ListingParams } from './listing-url.ts';

export type Listing = CallAnswer<typeof getListing>;

export const listingKey = callKey(getListing);

/** The products, facets and paging behind an address. */
export function listingQuery({ sectionPath, filter, page, pageSize, sort }: ListingParams) {
  return callQuery(getListing, {
    params: { code: printListingPath(sectionPath, filter) },
    query: { page, pageSize, sort, navNum: 1 },
  });
}
