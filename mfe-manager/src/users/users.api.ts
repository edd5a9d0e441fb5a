/** What other features of this area use of the clients' users. */
export { attachUser } from './member.mutation.ts';
