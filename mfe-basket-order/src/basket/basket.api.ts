/** What other features of this area use of the basket. */
export { basketStore } from './sync/use-basket.ts';
