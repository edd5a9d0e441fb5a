/** The public part of promotions for other features of this area. */
export { promotionProductsKey } from './promotions.queries.ts';
