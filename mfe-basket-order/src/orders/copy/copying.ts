/** What comes with the first repeated order, as one chunk. */
export { CopiedOrder } from './copied-order.tsx';
export { copyIntoBasket } from './copy-order.mutation.ts';
