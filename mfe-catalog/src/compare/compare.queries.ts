import { getComparison } from '@shop/contracts/catalog/comparison';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery } from '@shop/platform/query';

export type ComparedSection = CallAnswer<typeof getComparison>['sections'][number];
export type ComparedProduct = ComparedSection['items'][number];

export const comparisonKey = callKey(getComparison);

/** Read anew whenever the page is opened: products are added all over the shop. */
export const comparisonQuery = () => ({ ...callQuery(getComparison, {}), staleTime: 0 });
