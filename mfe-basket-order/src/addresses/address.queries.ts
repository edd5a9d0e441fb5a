import { getConsignees } from '@shop/contracts/basket-order/consignees';
import { getDeliveryAddresses } from '@shop/contracts/basket-order/delivery-addresses';
import { PAGE_SIZE } from '@shop/domain/constants';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';

/** A page of addresses. The previous page stays on screen while another one loads. */
export const addressesQuery = (page: number) => ({
  ...callQuery(getDeliveryAddresses, { query: { page, pageSize: PAGE_SIZE.deliveryAddresses } }),
  placeholderData: keepPreviousData,
});

/** A page of consignees, with the same page size as addresses. */
export const consigneesQuery = (page: number) => ({
  ...callQuery(getConsignees, { query: { page, pageSize: PAGE_SIZE.deliveryAddresses } }),
  placeholderData: keepPreviousData,
});

/** Refetches the lists on screen after a write and marks the others stale. */
export function refreshAddresses(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getDeliveryAddresses) });
}

export function refreshConsignees(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getConsignees) });
}
