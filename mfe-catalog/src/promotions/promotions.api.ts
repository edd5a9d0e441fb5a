/** What other features of this area use of the promotions. */
export { promotionProductsKey } from './promotions.queries.ts';
