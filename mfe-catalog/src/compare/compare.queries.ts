import type { CallAnswer } from '@shop/shared/contracts/call';
import { getComparison } from '@shop/shared/contracts/comparison';
import { callKey, callQuery } from '@shop/shared/query';

export type ComparedSection = CallAnswer<typeof getComparison>['sections'][number];
export type ComparedProduct = ComparedSection['items'][number];

export const comparisonKey = callKey(getComparison);

/** Read anew whenever the page is opened: products are added all over the shop. */
export const comparisonQuery = () => ({ ...callQuery(getComparison, {}), staleTime: 0 });
