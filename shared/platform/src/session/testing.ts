/** Signs in and out without a server: `@shop/testing` and tests of this package's neighbours ask for it. */
export { setSession } from './session.atoms.ts';
export { dropToken, storeToken } from './token.ts';
