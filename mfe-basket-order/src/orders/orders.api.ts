/** What other features of this area use of the orders. */
export { orderQuery } from './common/order.queries.ts';
