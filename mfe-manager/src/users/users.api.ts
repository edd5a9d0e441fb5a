/** The API of this feature for other features of the area. */
export { attachUser } from './attach-user.mutation.ts';
