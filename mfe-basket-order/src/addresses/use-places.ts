import type { getConsignees } from '@shop/contracts/basket-order/consignees';
import type { CallAnswer } from '@shop/contracts/platform/call';
import type { ShownQuery } from '@shop/kit/page/query-states';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { addressesQuery, consigneesQuery, refreshAddresses, refreshConsignees } from './address.queries.ts';

interface PlacesQuery
  extends ShownQuery<{
    readonly items: readonly unknown[];
    readonly pageNavigation: CallAnswer<typeof getConsignees>['pageNavigation'];
  }> {
  readonly isPlaceholderData: boolean;
}

/** A page of addresses or consignees. Both lists refresh whenever either changes in any tab. */
export function usePlaces(
  tab: 'addresses' | 'consignees',
  page: number,
  correctPage: (page: number) => void,
) {
  const addresses = useQuery({ ...addressesQuery(page), enabled: tab === 'addresses' });
  const consignees = useQuery({ ...consigneesQuery(page), enabled: tab === 'consignees' });
  const list: PlacesQuery = tab === 'addresses' ? addresses : consignees;
  useEvent('addresses.changed', () => {
    refreshAddresses();
    refreshConsignees();
  });

  useShownPage(list, page, correctPage);
  return { addresses: addresses.data?.items ?? [], consignees: consignees.data?.items ?? [], list };
}
