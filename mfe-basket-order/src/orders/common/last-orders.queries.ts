import { getOrders } from '@shop/contracts/basket-order/order-list';
import { callQuery } from '@shop/platform/query';

const tileSize = 3;

/** Apart from the other queries, because the home page loads nothing else of orders. */
export const lastOrdersQuery = () => callQuery(getOrders, { query: { page: 1, pageSize: tileSize } });
