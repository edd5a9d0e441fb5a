import { getSavedFilters } from '@shop/contracts/catalog/saved-filters';
import { callQuery } from '@shop/platform/query';

export const savedFiltersQuery = callQuery(getSavedFilters, {});
