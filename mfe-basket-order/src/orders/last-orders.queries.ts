import { getOrders } from '@shop/shared/contracts/order-list';
import { callQuery } from '@shop/shared/query';

const tileSize = 3;

/** For the home page, which carries nothing of one order. */
export const lastOrdersQuery = () => callQuery(getOrders, { query: { page: 1, pageSize: tileSize } });
