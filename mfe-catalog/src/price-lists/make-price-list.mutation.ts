import { getPriceLists, makePriceList } from '@shop/contracts/catalog/price-lists';
import { call } from '@shop/platform/http';
import { callQuery, useMutation, useQueryClient } from '@shop/platform/query';
import { priceListsKey } from './price-lists.queries.ts';

interface PriceListRequest {
  readonly sections: number[];
  readonly inStockOnly: boolean;
}

/** Starts a price list, which appears first in the list at once. */
export function useMakePriceList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: PriceListRequest) => call(makePriceList, { body: request }),
    onSuccess: (begun) => {
      client.setQueryData(callQuery(getPriceLists, {}).queryKey, (known) => ({
        items: [begun, ...(known?.items ?? []).filter(({ id }) => id !== begun.id)],
      }));
      return client.invalidateQueries({ queryKey: [...priceListsKey] });
    },
  });
}
