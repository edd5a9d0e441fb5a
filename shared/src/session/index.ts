export { beginSession, checkSession, keepSession, logIn, logOut } from './session.ts';
export { getSession, onSessionChange, type Session, useIsAllowed, useSession } from './session-state.ts';
export { readCookie, readToken, storeToken, writeCookie } from './token.ts';
