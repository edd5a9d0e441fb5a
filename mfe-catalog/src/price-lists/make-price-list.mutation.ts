import { getPriceLists, makePriceList } from '@shop/contracts/catalog/price-lists';
import { call } from '@shop/platform/http';
import { callQuery, useMutation, useQueryClient } from '@shop/platform/query';
import { priceListsKey } from './price-lists.queries.ts';

interface Wanted {
  readonly sections: number[];
  readonly inStockOnly: boolean;
}

/** Begins a price list; it stands first among the latest at once. */
export function useMakePriceList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) => call(makePriceList, { body: wanted }),
    onSuccess: (begun) => {
      client.setQueryData(callQuery(getPriceLists, {}).queryKey, (known) => ({
        items: [begun, ...(known?.items ?? []).filter(({ id }) => id !== begun.id)],
      }));
      return client.invalidateQueries({ queryKey: [...priceListsKey] });
    },
  });
}
