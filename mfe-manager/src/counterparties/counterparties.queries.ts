import { getManagedCounterparties } from '@shop/shared/contracts/manager';
import { callQuery, keepPreviousData } from '@shop/shared/query';
import type { CounterpartiesParams } from './use-counterparties-params.ts';

/** The list keeps its old rows until the new ones are there. */
export const counterpartiesQuery = (params: CounterpartiesParams) => ({
  ...callQuery(getManagedCounterparties, { query: params }),
  placeholderData: keepPreviousData,
});
