import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useEffect } from 'react';
import { addressesQuery, consigneesQuery, refreshAddresses, refreshConsignees } from './address.queries.ts';

/** A page of addresses or of consignees, by the tab, read again whenever either has changed anywhere. */
export function usePlaces(
  tab: 'addresses' | 'consignees',
  page: number,
  correctPage: (page: number) => void,
) {
  const addresses = useQuery({ ...addressesQuery(page), enabled: tab === 'addresses' });
  const consignees = useQuery({ ...consigneesQuery(page), enabled: tab === 'consignees' });
  const list = tab === 'addresses' ? addresses : consignees;
  useEvent('addresses.changed', () => {
    refreshAddresses();
    refreshConsignees();
  });

  const shownPage = list.data?.pageNavigation.pageNumber;
  useEffect(() => {
    // The server answers a page number that is too high with the last page.
    if (!list.isPlaceholderData && shownPage !== undefined && shownPage !== page) correctPage(shownPage);
  });

  return { addresses: addresses.data?.items ?? [], consignees: consignees.data?.items ?? [], list };
}
