import { getOrder, getOrders } from '@shop/contracts/basket-order/orders';
import { callQuery, keepPreviousData } from '@shop/platform/query';
import type { OrdersParams } from './use-orders-params.ts';

/** A page of orders. The previous page stays on screen while another filter loads. */
export const ordersQuery = (query: OrdersParams) => ({
  ...callQuery(getOrders, { query }),
  placeholderData: keepPreviousData,
});

export const orderQuery = (id: number) => callQuery(getOrder, { params: { id } });

/** The id in the URL of an order; undefined if it cannot be one. */
export function orderIdOf(code = ''): number | undefined {
  return /^[1-9]\d{0,14}$/.test(code) ? Number(code) : undefined;
}
