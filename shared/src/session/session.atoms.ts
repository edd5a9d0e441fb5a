import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { isAllowed, type PermissionName } from '../contracts/permissions.ts';
import type { SessionUser } from '../contracts/session.ts';

/** `unknown` until the first check has answered; `out` without a token or after the session ended. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: SessionUser; readonly expiresAt: string };

const sessionAtom = atom<Session>({ status: 'unknown' });

export function getSession(): Session {
  return getDefaultStore().get(sessionAtom);
}

export function setSession(session: Session): void {
  getDefaultStore().set(sessionAtom, session);
}

/** Calls back on every change of the session; returns the way to stop. */
export function onSessionChange(callback: () => void): () => void {
  return getDefaultStore().sub(sessionAtom, callback);
}

/** Who is logged in. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, { store: getDefaultStore() });
}

/** Whether the one list of permissions allows it to whoever is logged in; for showing, the server decides. */
export function useIsAllowed(permission: PermissionName): boolean {
  const session = useSession();
  return session.status === 'in' && isAllowed(permission, session.user);
}
