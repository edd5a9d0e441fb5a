import { getOrder, getOrders } from '@shop/contracts/basket-order/orders';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import type { OrdersParams } from './use-orders-params.ts';

/** A page of orders; while another filter is asked for, the page before stays on screen. */
export const ordersQuery = (query: OrdersParams) => ({
  ...callQuery(getOrders, { query }),
  placeholderData: keepPreviousData,
});

export const orderQuery = (id: number) => callQuery(getOrder, { params: { id } });
