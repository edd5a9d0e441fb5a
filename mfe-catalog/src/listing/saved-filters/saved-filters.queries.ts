import { getSavedFilters } from '@shop/contracts/catalog/saved-filters';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callQuery } from '@shop/platform/query';

export type SavedFilter = CallAnswer<typeof getSavedFilters>['items'][number];

export const savedFiltersQuery = callQuery(getSavedFilters, {});
