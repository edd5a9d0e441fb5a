import { getOrders } from '@shop/contracts/basket-order/order-list';
import { callQuery } from '@shop/platform/query';

const tileSize = 3;

/** For the home page, which carries nothing of one order. */
export const lastOrdersQuery = () => callQuery(getOrders, { query: { page: 1, pageSize: tileSize } });
