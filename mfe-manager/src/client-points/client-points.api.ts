/** What other features of this area use of the clients' sale points. */
export { attachPoint } from './attach-point.mutation.ts';
