import { isAllowed, type PermissionName, permissionName } from '@shop/contracts/account/permissions';
import type { SessionUser } from '@shop/contracts/account/session';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** `unknown` until the first check has answered; `out` without a token or after the session has ended. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: SessionUser; readonly expiresAt: string };

const sessionAtom = atom<Session>({ status: 'unknown' });

/** One atom per permission, so that a component re-renders only if its own answer changes. */
const allowedAtoms = new Map(
  permissionName.options.map((permission) => [
    permission,
    atom((get) => {
      const session = get(sessionAtom);
      return session.status === 'in' && isAllowed(permission, session.user);
    }),
  ]),
);

const store = getDefaultStore();

export function getSession(): Session {
  return store.get(sessionAtom);
}

export function setSession(session: Session): void {
  store.set(sessionAtom, session);
}

/** Calls `callback` on every change of the session; returns the function to unsubscribe. */
export function onSessionChange(callback: () => void): () => void {
  // The store identifies subscriptions by function, so wrap it: the same callback may subscribe twice.
  return store.sub(sessionAtom, () => callback());
}

/** The current session. */
export function useSession(): Session {
  return useAtomValue(sessionAtom);
}

/** Whether the permission allows the session's user something. For display only; the server decides. */
export function useIsAllowed(permission: PermissionName): boolean {
  return useAtomValue(allowedAtoms.get(permission)!);
}
