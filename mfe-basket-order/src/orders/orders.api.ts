/** The public part of orders for other features of this area. */
export { orderQuery } from './common/order.queries.ts';
