/** The lazy chunk of repeating an order. */
export { CopiedOrder } from './copied-order.tsx';
export { copyIntoBasket } from './copy-order.mutation.ts';
