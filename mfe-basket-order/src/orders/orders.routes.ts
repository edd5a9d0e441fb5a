import type { PageRoute } from '@shop/remote';
import { orderIdOf, orderQuery, ordersQuery } from './common/order.queries.ts';
import { ordersParamsOf } from './common/use-orders-params.ts';

/** `/orders/` (§2). */
export const ordersRoute: PageRoute = {
  first: ({ search }) => [ordersQuery(ordersParamsOf(search))],
  page: async () => (await import(/* webpackChunkName: "orders" */ './list/orders-page.tsx')).OrdersPage,
};

/** `/orders/{code}/` (§2). */
export const orderRoute: PageRoute = {
  first: ({ params: { code } }) => {
    const id = orderIdOf(code);
    return id === undefined ? [] : [orderQuery(id)];
  },
  page: async () => (await import(/* webpackChunkName: "orders" */ './order/order-page.tsx')).OrderPage,
};
