import { getConsignees } from '@shop/contracts/basket-order/consignees';
import { getDeliveryAddresses } from '@shop/contracts/basket-order/delivery-addresses';
import { PAGE_SIZE } from '@shop/domain/constants';
import { callKey, callQuery, keepPreviousData, queryClient } from '@shop/platform/query';

/** A page of addresses; while another one is asked for, the page before stays on screen. */
export const addressesQuery = (page: number) => ({
  ...callQuery(getDeliveryAddresses, { query: { page, pageSize: PAGE_SIZE.deliveryAddresses } }),
  placeholderData: keepPreviousData,
});

/** A page of consignees, as many to a page as addresses. */
export const consigneesQuery = (page: number) => ({
  ...callQuery(getConsignees, { query: { page, pageSize: PAGE_SIZE.deliveryAddresses } }),
  placeholderData: keepPreviousData,
});

/** After a write: lists that are on screen are read again, others when they are shown next. */
export function refreshAddresses(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getDeliveryAddresses) });
}

export function refreshConsignees(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getConsignees) });
}
