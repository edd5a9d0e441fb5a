import { getPriceList } from '@shop/contracts/catalog/price-lists';
import { call } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import { priceListsKey } from './price-lists.queries.ts';

/** Downloads a file by a single-use URL that is requested with the click (decisions: files). */
export function useDownloadPriceList(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(getPriceList, { params: { id } });
      if (url === null) throw new Error('Прайс-лист больше не хранится. Сформируйте его ещё раз.');
      save(url);
    },
    // The file may have been deleted meanwhile; the refetched list shows that.
    onError: () => client.invalidateQueries({ queryKey: [...priceListsKey] }),
  });
}

/** The response is an attachment, so the page stays. */
function save(url: string): void {
  const address = new URL(url, location.origin);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new TypeError(`Unexpected ${url}`);
  const link = document.createElement('a');
  link.href = address.href;
  link.download = '';
  link.click();
}
