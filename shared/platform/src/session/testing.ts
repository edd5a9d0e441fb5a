/** Logs in and out without a server, for `@shop/testing` and tests of neighbouring packages. */
export { setSession } from './session.atoms.ts';
export { dropToken, storeToken } from './token.ts';
