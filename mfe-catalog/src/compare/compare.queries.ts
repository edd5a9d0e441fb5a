import { getComparison } from '@shop/contracts/catalog/comparison';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery } from '@shop/platform/query';

export type ComparedSection = CallAnswer<typeof getComparison>['sections'][number];
export type ComparedProduct = ComparedSection['items'][number];

export const comparisonKey = callKey(getComparison);

/** Refetched whenever the page opens, because products are added on other pages. */
export const comparisonQuery = () => ({ ...callQuery(getComparison, {}), staleTime: 0 });
