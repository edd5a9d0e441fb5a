/** The parts of the basket that other features of this area use. */
export type { AddedProduct } from './client/basket-server.ts';
export { changeBasket } from './client/change-basket.ts';
export { basketClient } from './client/current-basket.ts';
