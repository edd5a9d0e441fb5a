export { getSession, onSessionChange, type Session, useIsAllowed, useSession } from './session.atoms.ts';
export { beginSession, checkSession, keepSession, logIn, logOut } from './session.ts';
export { readCookie, readToken, storeToken, writeCookie } from './token.ts';
