/** The API of this feature for other features of the area. */
export { attachPoint } from './attach-point.mutation.ts';
