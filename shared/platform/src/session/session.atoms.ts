import { isAllowed, type PermissionName, permissionName } from '@shop/contracts/account/permissions';
import type { SessionUser } from '@shop/contracts/account/session';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** `unknown` until the first check has answered; `out` without a token or after the session ended. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: SessionUser; readonly expiresAt: string };

const sessionAtom = atom<Session>({ status: 'unknown' });

/** One atom per permission, so that a component renders again only when its own answer changes. */
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

/** Calls back on every change of the session; returns the way to stop. */
export function onSessionChange(callback: () => void): () => void {
  // The store keeps each function once: two subscriptions with the same one are two here.
  return store.sub(sessionAtom, () => callback());
}

/** Who is logged in. */
export function useSession(): Session {
  return useAtomValue(sessionAtom);
}

/** Whether the one list of permissions allows it to the session's user; for showing, the server decides. */
export function useIsAllowed(permission: PermissionName): boolean {
  return useAtomValue(allowedAtoms.get(permission)!);
}
