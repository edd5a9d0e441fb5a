import { saveFilter } from '@shop/contracts/catalog/saved-filters';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { savedFiltersQuery } from './saved-filters.queries.ts';

/** Saves a filter under a name, in place of the one of that name. Rejects when the server refuses. */
export async function saveFilterAs(filter: CallInput<typeof saveFilter>['body']): Promise<void> {
  await call(saveFilter, { body: filter });
  void queryClient.invalidateQueries({ queryKey: savedFiltersQuery.queryKey });
}
