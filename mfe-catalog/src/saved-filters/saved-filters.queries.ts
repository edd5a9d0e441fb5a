import { getSavedFilters } from '@shop/shared/contracts/saved-filters';
import { callQuery } from '@shop/shared/query';

export const savedFiltersQuery = callQuery(getSavedFilters, {});
